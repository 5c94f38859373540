import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

const width = 320;
/** Most bytes: the editor's picker shows all of them at once. */
const heaviest = 12 * 1024;

/** Keeps what the page shows as the thumbnail of a block, as good as its bytes allow. */
export const takeThumbnail =
  (blocks: string): BrowserCommand<[key: string]> =>
  async ({ page }, key) => {
    const shot = await page.screenshot({ animations: 'disabled' });
    for (let quality = 80; quality > 20; quality -= 10) {
      const small = await sharp(shot).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
      if (small.length > heaviest) continue;
      return writeFile(join(blocks, key, 'thumbnail.webp'), small);
    }
    throw new Error(`The thumbnail of ${key} does not fit ${heaviest} bytes.`);
  };
