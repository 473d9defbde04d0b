import { faultFlows } from './faultFlows';
import { screenFlows, soundFlow } from './screenFlows';
import { songFlows } from './songFlows';
import { test } from './webkitTest';

songFlows(test);
faultFlows(test);
screenFlows(test);
soundFlow(test);
