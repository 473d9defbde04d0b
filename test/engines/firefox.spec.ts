import { faultFlows, lateScriptFlow } from './faultFlows';
import { test, withWorker } from './firefoxTest';
import { screenFlows } from './screenFlows';
import { songFlows } from './songFlows';

songFlows(test);
faultFlows(withWorker);
lateScriptFlow(withWorker);
screenFlows(test);
