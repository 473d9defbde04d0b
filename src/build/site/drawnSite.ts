export { POSTER_STYLE } from '../../views/song/videoPoster';
export { text } from '../../views/text';
export { drawPage } from './drawPage';
