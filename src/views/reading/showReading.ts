import type { ReadingSettings } from '../../state';

/** Tells the page's styles which colours and which size of text are set. */
export function showReading({
  theme,
  textSize,
}: {
  theme: ReadingSettings['theme'];
  textSize: number;
}): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  style.setProperty('--text-size', String(textSize / 100));
}
