import type { Logger } from 'pino';
import { loggable } from '../frame/log.js';
import type { ImagePack, PackImage } from './image-pack.js';
import type { Variant } from './image-sizes.js';
import type { VariantStore } from './variant-store.js';

const firstAfterMs = 4_000;
/** Rests between two variants, as a multiple of what the last one took: a third of one core. */
const restShare = 2;

const avif = (width: number, height: number): Variant => ({ width, height, format: 'avif' });
const isHero = ({ kind }: PackImage) => kind === 'hero';
const isCard = ({ kind, id }: PackImage) => kind === 'studio' && id.includes('-front34-');

/** What first screens show, the first needed first. Every current browser takes AVIF. */
const plan: readonly [shown: (image: PackImage) => boolean, variant: Variant][] = [
  [isHero, avif(1600, 900)],
  [isHero, avif(750, 1000)],
  [isHero, avif(1024, 576)],
  [isHero, avif(640, 360)],
  [isCard, avif(640, 360)],
  [isCard, avif(1024, 576)],
  [isCard, avif(1600, 900)],
];

/**
 * Makes variants one at a time with rests between, so that the first visitor does not wait for
 * encoders. A visitor's own request always goes first. Answers how to stop.
 */
export function warmUp(pack: ImagePack, store: VariantStore, log: Logger): () => void {
  const images = [...pack.values()];
  const work = plan.flatMap(([shown, variant]) =>
    images.filter(shown).map((image) => ({ image, variant })),
  );
  let stopped = false;
  let timer: NodeJS.Timeout;

  const next = (afterMs: number) => {
    timer = setTimeout(async () => {
      const job = work.shift();
      if (!job || stopped) return;
      const began = performance.now();
      await store.get(job.image, job.variant, 'idle').catch((error) => {
        log.warn({ image: job.image.id, error: loggable(error) }, 'an image was not made ahead');
      });
      if (!stopped) next((performance.now() - began) * restShare);
    }, afterMs);
    timer.unref();
  };

  next(firstAfterMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
