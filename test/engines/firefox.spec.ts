import { faultFlows } from './faultFlows';
import { test, withWorker } from './firefoxTest';
import { screenFlows } from './screenFlows';
import { songFlows } from './songFlows';

songFlows(test);
faultFlows(withWorker);
screenFlows(test);
