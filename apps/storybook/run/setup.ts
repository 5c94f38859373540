import { inject } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { type Combination, rotated, viewportHeight } from './combinations.ts';
import { findCutText } from './layout-checks/find-cut-text.ts';
import { findOverflow } from './layout-checks/find-overflow.ts';
import { findPhysicalStyles } from './layout-checks/find-physical-styles.ts';
import { settle } from './settle.ts';
import { forgetVisitors, holdPauses, seedRandom, stopClock } from './stop-clock.ts';
import type { SeenStory } from './story-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one in which all stories are seen; each has its own without it. */
    combination: Combination | null;
    takes: 'nothing' | 'pictures' | 'thumbnails';
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(id: string, combination: Combination, isLast: boolean): Promise<string | null>;
    takeThumbnail(key: string): Promise<void>;
    emulateMotion(motion: 'reduce' | null): Promise<void>;
  }
}

/** Most that a picture shows of a long story. */
const tallest = 1_600;
/** How often a picture is taken before it counts as another. */
const tries = 3;
const thumbnail = { theme: 'land-rover', locale: 'ar', width: 1024, height: 640 } as const;

const fixed = inject('combination');
const takes = inject('takes');
const combinationOf = (id: string) => fixed ?? rotated(id);

stopClock();
seedRandom();
// Before a story's modules read what is saved.
await forgetVisitors();

/** What the browser was asked for; another file's last story may have left it so. */
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

/** The block in the middle of the picture, whatever its height. */
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
    // What came late on a busy machine is there now; what really changed differs again.
    await showWhole(combination.width);
    difference = await commands.takePicture(id, combination, left === 1);
  }
  if (window.innerHeight !== viewportHeight) await page.viewport(combination.width, viewportHeight);
  return difference ? [difference] : [];
}

/** As much of the page as a picture shows, in the state that it comes to rest in. */
async function showWhole(width: number): Promise<void> {
  await settle();
  const height = Math.min(document.documentElement.scrollHeight, tallest);
  if (height <= window.innerHeight) return;
  await page.viewport(width, height);
  await settle();
}

/** Text at 200 %, as a visitor's browser sets it; the smallest window has no room for it. */
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
