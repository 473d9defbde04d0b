export { describeAction } from './describe';
export { exportLog, parseLog, replayLog, type ExportedLog } from './exportedLog';
export { LOGGED_ACTIONS } from './loggedActions';
export { describeStorage, formatReport, type LastError, type ReportFacts } from './report';
