import { LocaleProvider } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import collectionSliderFeed from '../blocks/collection-slider-feed/CollectionSliderFeed.stories.js';
import expandedEntryFormTabs from '../blocks/expanded-entry-form-tabs/ExpandedEntryFormTabs.stories.js';
import expandedEntryFormTabsRegional from '../blocks/expanded-entry-form-tabs-regional/ExpandedEntryFormTabsRegional.stories.js';
import racingResults from '../blocks/racing-results/RacingResults.stories.js';
import rangeCalculator from '../blocks/range-calculator/RangeCalculator.stories.js';
import retailerLocator from '../blocks/retailer-locator/RetailerLocator.stories.js';
import { builtInBlocks } from '../built-in/built-in-blocks.generated.js';
import type { DataState } from '../model/definition/data-need.js';
import { testDriveForm } from '../shared/form-panel/test-drive-form.fixture.js';
import { BlockStory } from './BlockStory.js';
import { measureBoxes, mirrorFaults, overflowFaults } from './mirror-faults.js';

interface Shown {
  key: string;
  dir: 'rtl' | 'ltr';
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();
const show = (next: Shown) => {
  shown = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Data that a block's own stories have. */
function ofStory({ args: { state } }: { args: { state: unknown } }): DataState {
  return state as DataState;
}

/** Data of blocks that show nothing without. */
const states: Readonly<Record<string, DataState>> = {
  'form-component': { state: 'ready', value: { data: testDriveForm } },
  'jlr-form-component': { state: 'ready', value: { data: testDriveForm } },
  'collection-slider-feed': ofStory(collectionSliderFeed),
  'expanded-entry-form-tabs': ofStory(expandedEntryFormTabs),
  'expanded-entry-form-tabs-regional': ofStory(expandedEntryFormTabsRegional),
  'racing-results': ofStory(racingResults),
  'range-calculator': ofStory(rangeCalculator),
  'retailer-locator': ofStory(retailerLocator),
};

/** Fields that keep a block still. */
const fields: Readonly<Record<string, Record<string, unknown>>> = {
  'compare-images': { autostart: false },
  'exterior-360': { autostart: false },
};

/** One block in Arabic, in either direction: the same letters, so the same widths. */
function OneBlock() {
  const now = useSyncExternalStore(subscribe, () => shown);
  const definition = builtInBlocks.find(({ key }) => key === now?.key);
  if (!now || !definition) return null;
  return (
    <LocaleProvider locale="ar" dir={now.dir}>
      <div
        key={`${now.key} ${now.dir}`}
        dir={now.dir}
        lang="ar"
        data-shown={`${now.key} ${now.dir}`}
        style={{ overflowX: 'clip' }}
      >
        <BlockStory
          definition={definition}
          state={states[definition.key]}
          fields={fields[definition.key]}
        />
      </div>
    </LocaleProvider>
  );
}

const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const next = (left: number) =>
      left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1));
    next(count);
  });

/** Boxes of a block in a direction, once they stay where they are. */
async function measured(canvas: HTMLElement, { key, dir }: Shown) {
  document.documentElement.dir = dir;
  show({ key, dir });
  const root = () => canvas.querySelector<HTMLElement>(`[data-shown="${key} ${dir}"]`);
  await waitFor(() => expect(root()).toBeTruthy());
  for (let left = 300; left > 0 && !root()?.firstElementChild; left--) await frames(1);
  const place = root() as HTMLElement;
  const stamp = () =>
    [...measureBoxes(place, dir).values()].map((box) => box && [box.start, box.top]).join();
  for (let before = '', left = 30; left > 0; left--) {
    for (const animation of document.getAnimations()) animation.cancel();
    await frames(3);
    const after = stamp();
    if (after === before) break;
    before = after;
  }
  const boxes = measureBoxes(place, dir);
  const isShown = place.firstElementChild !== null;
  return { boxes, faults: isShown ? overflowFaults(place) : ['shows nothing'] };
}

/** Shows every second, third … block in both directions and compares where things are. */
const compare =
  (part: number, parts: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const faults: string[] = [];
    for (const { key } of builtInBlocks.filter((_, index) => index % parts === part)) {
      const rtl = await measured(canvasElement, { key, dir: 'rtl' });
      const ltr = await measured(canvasElement, { key, dir: 'ltr' });
      faults.push(
        ...[...rtl.faults, ...ltr.faults, ...mirrorFaults(rtl.boxes, ltr.boxes).slice(0, 4)].map(
          (fault) => `${key}: ${fault}`,
        ),
      );
    }
    await expect(faults).toEqual([]);
  };

const meta: Meta<typeof OneBlock> = {
  title: 'Blocks/Both directions',
  component: OneBlock,
  // The block that is shown last is of no interest.
  parameters: { layout: 'fullscreen', picture: false, a11y: { test: 'off' } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Mirrored: Story = {
  name: 'Every block right to left is the mirror image of it left to right [B-1-07]',
  play: compare(0, 3),
};
export const MirroredSecondThird: Story = { play: compare(1, 3) };
export const MirroredLastThird: Story = { play: compare(2, 3) };
