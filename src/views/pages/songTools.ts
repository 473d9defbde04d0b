import { KeyPanel as Keys } from '../guitar/KeyPanel';
import { ShapesPanel as Shapes } from '../guitar/ShapesPanel';
import { ShapesAbove as Above } from '../guitar/ShapesAbove';
import { StageShape as Shape } from '../guitar/StageShape';
import { withInstrument } from '../guitar/useInstrument';

// What a song's page shows or does when a visitor asks for it, in one part.
export { SongIndex } from '../find/SongIndex';
export { KeepAwake } from '../play/KeepAwake';
export { PageTurns } from '../play/PageTurns';
export { PlaybackBar } from '../play/player/PlaybackBar';
export { Strum } from '../play/player/Strum';
export { StageLine } from '../play/StageLine';
export { SharePanel } from '../share/SharePanel';
export { SongLook } from './SongLook';

export const KeyPanel = withInstrument(Keys);
export const ShapesAbove = withInstrument(Above);
export const ShapesPanel = withInstrument(Shapes);
export const StageShape = withInstrument(Shape);
