import { setSheet } from '../views/sheet/setSheet';

// Runs inline behind the page's markup, before the first paint.

const sheet = document.querySelector<HTMLElement>('[data-testid=sheet]');
if (sheet) setSheet(sheet);
