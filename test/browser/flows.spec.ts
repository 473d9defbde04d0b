import { faultFlows } from '../engines/faultFlows';
import { test, withWorker } from '../engines/pageTest';
import { placeFlows } from '../engines/placeFlows';
import { songFlows } from '../engines/songFlows';

songFlows(test);
placeFlows(test);

test.describe('@whole', () => faultFlows(withWorker));
