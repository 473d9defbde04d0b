export { describeAction } from './describe';
export * from './exportedLog';
export { PAYLOADS } from './payloads';
