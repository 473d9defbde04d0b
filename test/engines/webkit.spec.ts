import { faultFlows } from './faultFlows';
import { songFlows } from './songFlows';
import { test } from './webkitTest';

songFlows(test);
faultFlows(test);
