import { start } from './app/start';

start(window, document.getElementById('root')!);
