import type { PictureTab } from './webkit';

/** For the first element of each selector, the part of its picture that has the colour of chords and marks: dark red. */
export async function inkOf(tab: PictureTab, selectors: readonly string[]): Promise<number[]> {
  const asked = JSON.stringify({ picture: await tab.picture(), selectors });
  return tab.evaluate(async (json) => {
    const { picture, selectors } = JSON.parse(json) as { picture: string; selectors: string[] };
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    return selectors.map((selector) => {
      const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      const { data } = drawing.getImageData(left, top, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
        if (red > green + 70 && red > blue + 40) count++;
      }
      return count / (data.length / 4);
    });
  }, asked);
}
