import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { racingResults } from './racing-results.definition.js';
import { racingFile } from './racing-results.fixture.js';
import { readRounds } from './read-rounds.js';

const rounds = readRounds(racingFile);

const meta = {
  title: 'Blocks/Racing results',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: {
    definition: racingResults,
    fields: { url: 'racing-results-fr.json' },
    state: { state: 'ready', value: rounds },
  },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    canvas.getAllByRole('tab')[0]?.focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Abu Dhabi');
    await expect(canvas.getByText('46:02.119')).toBeVisible();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const ManyRounds: Story = {
  args: {
    state: {
      state: 'ready',
      value: Array.from({ length: 16 }, (_, at) => ({ ...rounds[0], name: `Round ${at + 1}` })),
    },
  },
};
export const Failed: Story = { args: { state: { state: 'failed', reason: 'http' } } };
export const Empty: Story = { args: { state: { state: 'ready', value: [] } } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    state: {
      state: 'ready',
      value: [
        {
          name: longText.title.en,
          results: [
            {
              position: 1,
              driver: longText.title.ar,
              team: longText.title.en,
              time: '1:45:12.308',
              points: 25,
            },
          ],
        },
      ],
    },
  },
};
