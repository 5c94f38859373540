import { configure } from 'storybook/test';
import { inject } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { type Combination, rotated, viewportHeight } from './combinations.ts';
import { findCutText } from './layout-checks/find-cut-text.ts';
import { findOverflow } from './layout-checks/find-overflow.ts';
import { findPhysicalStyles } from './layout-checks/find-physical-styles.ts';
import { settle } from './settle.ts';
import { stayInFrame } from './stay-in-frame.ts';
import { forgetVisitors, holdPauses, seedRandom, stopClock } from './stop-clock.ts';
import type { SeenStory } from './story-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Combination for all stories; without it each has its own. */
    combination: Combination | null;
    takes: 'nothing' | 'pictures' | 'thumbnails';
    /** How long a story waits for a condition. */
    waitMs: number;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(id: string, combination: Combination, isLast: boolean): Promise<string | null>;
    takeThumbnail(key: string): Promise<void>;
    emulateMotion(motion: 'reduce' | null): Promise<void>;
  }
}

/** Max height in px of a long story's picture. */
const tallest = 1_600;
/** Attempts before a picture counts as different. */
const tries = 3;
const thumbnail = { theme: 'land-rover', locale: 'ar', width: 1024, height: 640 } as const;

const fixed = inject('combination');
const takes = inject('takes');
const combinationOf = (id: string) => fixed ?? rotated(id);

configure({ asyncUtilTimeout: inject('waitMs') });
stopClock();
seedRandom();
stayInFrame();
// Before a story's modules read stored data.
await forgetVisitors();

/** Current emulation; the last story of another file may have changed it. */
let motion: 'reduce' | null = null;
await commands.emulateMotion(motion);
async function askFor(wanted: typeof motion): Promise<void> {
  if (wanted === motion) return;
  motion = wanted;
  await commands.emulateMotion(motion);
}

globalThis.storyRun = {
  combinationOf: (id) => (takes === 'thumbnails' ? thumbnail : combinationOf(id)),

  press: (key) => userEvent.keyboard(`{${key}}`),

  async prepare({ id, playFunction, globals }) {
    await forgetVisitors();
    await askFor(globals.motion === 'reduced' ? 'reduce' : null);
    seedRandom();
    holdPauses(takes !== 'nothing' && !playFunction);
    if (takes === 'thumbnails') await page.viewport(thumbnail.width, thumbnail.height);
    else await page.viewport(combinationOf(id).width, viewportHeight);
  },

  async examine(story) {
    holdPauses(false);
    if (takes === 'thumbnails') return takeThumbnail(story);
    const faults = [
      ...findOverflow(story.canvasElement),
      ...findPhysicalStyles(story.canvasElement),
    ];
    if (takes === 'pictures' && story.parameters.picture !== false)
      faults.push(...(await comparePicture(story.id)));
    faults.push(...(await atTwiceTheSize(story.canvasElement, combinationOf(story.id).width)));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

/** Takes the thumbnail with the block in the middle, whatever its height. */
async function takeThumbnail({ args }: SeenStory): Promise<void> {
  const { key } = args.definition as { key: string };
  const middle = { display: 'grid', alignContent: 'safe center' };
  Object.assign(document.body.style, middle);
  document.documentElement.style.scrollbarGutter = 'auto';
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await settle();
  await commands.takeThumbnail(key);
}

async function comparePicture(id: string): Promise<string[]> {
  const combination = combinationOf(id);
  let difference: string | null = 'again';
  for (let left = tries; difference === 'again'; left--) {
    // Slow loading is done by now; a real change still differs.
    await showWhole(combination.width);
    difference = await commands.takePicture(id, combination, left === 1);
  }
  if (window.innerHeight !== viewportHeight) await page.viewport(combination.width, viewportHeight);
  return difference ? [difference] : [];
}

/** Shows as much of the page as a picture has, and waits until it is at rest. */
async function showWhole(width: number): Promise<void> {
  await settle();
  const height = Math.min(document.documentElement.scrollHeight, tallest);
  if (height <= window.innerHeight) return;
  await page.viewport(width, height);
  await settle();
}

/** Checks the layout with text at 200 %; the smallest window has no room for it. */
async function atTwiceTheSize(root: HTMLElement, width: number): Promise<string[]> {
  if (width < 741) return [];
  const before = new Set(findCutText(root).map((fault) => fault.split(' loses')[0]));
  document.documentElement.style.fontSize = '200%';
  const faults = [...findOverflow(root), ...findCutText(root)].filter(
    (fault) => !before.has(fault.split(' loses')[0]),
  );
  document.documentElement.style.fontSize = '';
  return faults.map((fault) => `At 200 %: ${fault}`);
}
