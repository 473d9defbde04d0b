// What a song's page shows or does when a visitor asks for it, in one part.
export { SongIndex } from '../find/SongIndex';
export { KeyPanel } from '../guitar/KeyPanel';
export { ShapesPanel } from '../guitar/ShapesPanel';
export { StageShape } from '../guitar/StageShape';
export { KeepAwake } from '../play/KeepAwake';
export { PageTurns } from '../play/PageTurns';
export { PlaybackBar } from '../play/player/PlaybackBar';
export { Strum } from '../play/player/Strum';
export { StageLine } from '../play/StageLine';
export { SharePanel } from '../share/SharePanel';
export { SongLook } from './SongLook';
