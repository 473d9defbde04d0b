import { start } from './app/start';

const root = document.getElementById('root');
// There is none in a frame: see `app/framing.ts`.
if (root) start(window, root);
