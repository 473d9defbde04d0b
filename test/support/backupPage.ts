import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';

/** The dialog of the backup. */
export const backupDialog = (page: Page) => page.getByRole('dialog');
/** A button of that dialog. */
export const inBackup = (page: Page, name: string) =>
  backupDialog(page).getByRole('button', { name, exact: true });

/** Opens the favorites and the backup over them. */
export async function openBackup(page: Page): Promise<void> {
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Պահուստային պատճեն' }).click();
  await expect(inBackup(page, 'Ներբեռնել')).toBeVisible();
}

/** Chooses a file with this content for the import. */
export const chooseFile = (page: Page, content: string | Buffer) =>
  backupDialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(content) });

/** The text of the QR code on a page, read from its picture as a camera does. */
export async function readQrCode(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: 'QR կոդ' }).screenshot();
  const { pixels, width, height } = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      return { pixels: [...data], width: image.width, height: image.height };
    },
    [...picture],
  );
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}
