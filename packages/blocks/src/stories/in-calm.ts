import { blockAttribute } from '@mawkib/ui/markup';
import { expect, waitFor } from 'storybook/test';

/** Waits for a block's chunk before a story is played. */
export const blockShown = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvas.querySelector(`[${blockAttribute}]`)).not.toBeNull());

interface Played {
  play?: (context: never) => unknown;
}

/**
 * The same story with reduced motion: it works the same without animation or autoplay. Test runs
 * set the browser's preference, Storybook's toolbar emulates it.
 */
export function inCalm<S extends Played>(story: S): S {
  const play = async (context: { canvasElement: HTMLElement }) => {
    const { canvasElement } = context;
    await blockShown(canvasElement);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expectNoMotion(canvasElement);
    await story.play?.(context as never);
    await expectNoMotion(canvasElement);
  };
  return { ...story, globals: { motion: 'reduced' }, play };
}

async function expectNoMotion(root: HTMLElement): Promise<void> {
  const moving = [...root.querySelectorAll<HTMLElement>('*')].filter(interactive);
  await expect(moving.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  const films = [...root.querySelectorAll('video')].filter((film) => !film.paused);
  await expect(films).toEqual([]);
  const pauses = [...root.querySelectorAll('button')].filter(({ ariaLabel }) =>
    /^(إيقاف|Pause)/.test(ariaLabel ?? ''),
  );
  await expect(pauses, 'there is nothing to pause').toEqual([]);
}

/** Animation time in milliseconds that is not noticeable. */
const unseen = 1;

function interactive(element: HTMLElement): boolean {
  const { transitionDuration, animationName, animationDuration, scrollBehavior } =
    getComputedStyle(element);
  const animation = animationName === 'none' ? '' : animationDuration;
  return [transitionDuration, animation].some(isSeen) || scrollBehavior === 'smooth';
}

const isSeen = (durations: string) =>
  durations.split(',').some((duration) => Number.parseFloat(duration) * 1000 > unseen);
