export { describeAction } from './describe';
export { exportLog, parseLog, replayLog, type ExportedLog } from './exportedLog';
export { PAYLOADS } from './payloads';
export { describeStorage, formatReport, type LastError, type ReportFacts } from './report';
