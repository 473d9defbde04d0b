export { catalogueOf } from '../../state';
export { POSTER_STYLE } from '../../views/song/videoPoster';
export * as text from '../../views/text';
export { drawPage } from './drawPage';
