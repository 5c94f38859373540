import type { Logger } from 'pino';
import { loggable } from '../frame/log.js';
import type { ImagePack } from './image-pack.js';
import type { Variant } from './image-sizes.js';
import type { VariantStore } from './variant-store.js';

const firstAfterMs = 4_000;
const restMs = 150;

const avif = (width: number, height: number): Variant => ({ width, height, format: 'avif' });
const heroes = [avif(1600, 900), avif(1024, 576), avif(640, 360), avif(750, 1000)];
const cards = [avif(640, 360)];

/**
 * Makes what first screens show, one at a time with rests between, so that the first visitor does
 * not wait for encoders. A visitor's own request always goes first. Answers how to stop.
 */
export function warmUp(pack: ImagePack, store: VariantStore, log: Logger): () => void {
  const work = [...pack.values()].flatMap((image) => {
    if (image.kind === 'hero') return heroes.map((variant) => ({ image, variant }));
    const isCard = image.kind === 'studio' && image.id.includes('-front34-');
    return isCard ? cards.map((variant) => ({ image, variant })) : [];
  });
  let stopped = false;
  let timer: NodeJS.Timeout;

  const next = (afterMs: number) => {
    timer = setTimeout(async () => {
      const job = work.shift();
      if (!job || stopped) return;
      await store.get(job.image, job.variant, 'idle').catch((error) => {
        log.warn({ image: job.image.id, error: loggable(error) }, 'an image was not made ahead');
      });
      if (!stopped) next(restMs);
    }, afterMs);
    timer.unref();
  };

  next(firstAfterMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
