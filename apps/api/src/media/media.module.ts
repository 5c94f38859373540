import path from 'node:path';
import { getImage, listImages } from '@mawkib/api-clients/contracts';
import { foldArabic } from '@mawkib/core/locale';
import { packageRoot } from '../db/package-root.js';
import { implement } from '../frame/implement.js';
import type { ModuleFactory } from '../frame/module.js';
import { serveImageFiles } from './image-files.js';
import { type ImagePack, type PackImage, readImagePack } from './image-pack.js';
import { unknownImage } from './media-refusals.js';
import { presentImage } from './present-image.js';
import { createVariantStore } from './variant-store.js';
import { warmUp } from './warm-up.js';

const originals = path.join(packageRoot, 'demo/media');

/** The image library and its files. */
export const media: ModuleFactory = ({ config, log }) => {
  const pack = readImagePack(originals);
  // Whoever needs the pack is told; without this a broken index would end the process unheard.
  pack.catch(() => {});
  const store = createVariantStore({ folder: path.join(config.dataDir, 'media-cache'), log });
  let stopWarmUp = () => {};

  return {
    name: 'media',
    handlers: [
      implement(getImage, async ({ params, query }) => {
        const image = (await pack).get(params.id);
        if (!image) throw unknownImage();
        return { data: presentImage(image, query.locale) };
      }),
      implement(listImages, async ({ query: { items, page, search, locale } }) => {
        const found = searchPack(await pack, search);
        const shown = found.slice((page - 1) * items, page * items);
        return {
          data: shown.map((image) => presentImage(image, locale)),
          meta: { page, items, total: found.length },
        };
      }),
    ],
    routes: async (app) => serveImageFiles(app, await pack, store),
    start: async () => {
      const images = await pack;
      if (config.warmImages) stopWarmUp = warmUp(images, store, log);
    },
    stop: async () => stopWarmUp(),
  };
};

function searchPack(pack: ImagePack, search = ''): PackImage[] {
  const words = foldArabic(search).split(/\s+/).filter(Boolean);
  const textOf = ({ id, kind, alt }: PackImage) => foldArabic(`${id} ${kind} ${alt.ar} ${alt.en}`);
  return [...pack.values()].filter((image) => {
    const text = textOf(image);
    return words.every((word) => text.includes(word));
  });
}
