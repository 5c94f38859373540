import path from 'node:path';
import type { ImageFacts } from '@mawkib/blocks/model';
import { packageRoot } from '../db/package-root.js';
import { readImagePack } from '../media/image-pack.js';

export type ImageFactsOf = (id: string) => ImageFacts | undefined;

/** The media library's alternative texts, for images to which a block gives none. */
export function createLibraryTexts(): { load(): Promise<void>; factsOf: ImageFactsOf } {
  const texts = new Map<string, ImageFacts>();
  return {
    async load() {
      const pack = await readImagePack(path.join(packageRoot, 'demo/media'));
      for (const { id, alt } of pack.values()) texts.set(id, { alt });
    },
    factsOf: (id) => texts.get(id),
  };
}
