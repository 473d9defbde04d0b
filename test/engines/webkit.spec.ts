import { faultFlows } from './faultFlows';
import { screenFlows } from './screenFlows';
import { placeFlows } from './placeFlows';
import { songFlows } from './songFlows';
import { test } from './webkitTest';

songFlows(test);
placeFlows(test);
faultFlows(test);
screenFlows(test);
