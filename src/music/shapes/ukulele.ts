import ukulele from '@tombatossals/chords-db/lib/ukulele.json';
import { parseShapes } from './packaged';
import { TUNINGS } from './voicing';
import { makeInstrument } from './instrument';

export const UKULELE = makeInstrument(TUNINGS.ukulele, parseShapes(ukulele.chords));
