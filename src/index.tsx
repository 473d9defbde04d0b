import { start } from './app/start';

const root = document.getElementById('root');
// There is none in a frame: see `app/early.ts`.
if (root) start(window, root);
