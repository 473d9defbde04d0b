export { describeAction } from './describe';
export * from './exportedLog';
