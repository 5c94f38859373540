import type { Logger } from 'pino';
import { loggable } from '../../runtime/create-log.js';
import type { Variant } from '../image-sizes.js';
import type { Picture } from './picture.js';
import type { VariantStore } from './variant-store.js';

const firstAfterMs = 4_000;
/**
 * Pause between two variants, as a multiple of the time that the last one took: uses a third of one
 * core.
 */
const restShare = 2;

const avif = (width: number, height: number): Variant => ({ width, height, format: 'avif' });
const isHero = ({ kind }: Picture) => kind === 'hero';
const isCard = ({ kind, id }: Picture) => kind === 'studio' && id.includes('-front34-');

/** Variants above the fold, most urgent first. All current browsers accept AVIF. */
const plan: readonly [shown: (picture: Picture) => boolean, variant: Variant][] = [
  [isHero, avif(1600, 900)],
  [isHero, avif(750, 1000)],
  [isHero, avif(1024, 576)],
  [isHero, avif(640, 360)],
  [isCard, avif(640, 360)],
  [isCard, avif(1024, 576)],
  [isCard, avif(1600, 900)],
];

/**
 * Renders common variants in advance, one at a time with pauses. Requests of visitors take
 * priority. Returns a function that stops it.
 */
export function warmUp(
  pictures: readonly Picture[],
  store: VariantStore,
  log: Pick<Logger, 'warn'>,
): () => void {
  const work = plan.flatMap(([shown, variant]) =>
    pictures.filter(shown).map((picture) => ({ picture, variant })),
  );
  let stopped = false;
  let timer: NodeJS.Timeout;

  const next = (afterMs: number) => {
    timer = setTimeout(async () => {
      const job = work.shift();
      if (!job || stopped) return;
      const began = performance.now();
      await store.get(job.picture, job.variant, 'idle').catch((error) => {
        log.warn(
          { image: job.picture.id, error: loggable(error) },
          'an image variant was not rendered in advance',
        );
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
