import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const entry = z.object({
  file: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.webp$/),
  kind: z.string(),
  model: z.string().nullish(),
  view: z.string().nullish(),
  paint: z.string().nullish(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt_ar: z.string().min(1),
  alt_en: z.string().min(1),
  /** Focal point that cropping keeps visible, as fractions of width and height. */
  focal: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});

export interface PackImage {
  id: string;
  /** Path in the pack's folder. */
  file: string;
  path: string;
  kind: string;
  width: number;
  height: number;
  alt: { ar: string; en: string };
  focal: { x: number; y: number };
}

export type ImagePack = ReadonlyMap<string, PackImage>;

/**
 * Reads a folder of originals and its `index.json`. Only indexed files exist, so an id from a URL
 * never becomes a path.
 */
export async function readImagePack(folder: string): Promise<ImagePack> {
  const index = z
    .array(entry)
    .parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return new Map(
    index.map(({ file, kind, width, height, alt_ar, alt_en, focal }) => {
      const id = file.slice(0, -'.webp'.length);
      return [
        id,
        {
          id,
          file,
          path: join(folder, file),
          kind,
          width,
          height,
          alt: { ar: alt_ar, en: alt_en },
          focal: focal ?? { x: 0.5, y: 0.5 },
        },
      ];
    }),
  );
}
