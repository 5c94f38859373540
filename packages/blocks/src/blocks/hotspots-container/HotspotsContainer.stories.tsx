import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { hotspotsContainer } from './hotspots-container.definition.js';

const meta = {
  title: 'Blocks/Hotspots container',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: hotspotsContainer },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = hotspotsContainer.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const point = canvas.getByRole('button', { name: /^2: / });
    point.focus();
    await userEvent.keyboard('{Enter}');
    const open = () => canvasElement.querySelectorAll(':popover-open');
    await waitFor(() => expect(open()).toHaveLength(1));
    await waitFor(() => expect(open()[0]).toBeVisible());
    const close = within(open()[0] as HTMLElement).getByRole('button');
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(open()).toHaveLength(0));
    await expect(point).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^3: / }));
    await waitFor(() => expect(canvasElement.querySelectorAll(':popover-open')).toHaveLength(1));
  },
};
export const CloseTogether: Story = {
  args: {
    groups: [
      { ...groups[0], x: 40, y: 50 },
      { ...groups[1], x: 40, y: 50 },
      { ...groups[2], x: 41, y: 51 },
    ],
  },
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const boxes = within(canvasElement)
      .getAllByRole('button')
      .map((one) => one.getBoundingClientRect());
    const apart = (at: number, to: number) => {
      const [one, other] = [boxes[at], boxes[to]];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    for (const [at, to] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      await expect(apart(at, to)).toBeGreaterThanOrEqual(32);
    }
  },
};
export const AtTheEdges: Story = {
  args: {
    groups: [
      { ...groups[0], x: -20, y: 0 },
      { ...groups[1], x: 100, y: 0 },
      { ...groups[2], x: 0, y: 200 },
      { ...groups[0], x: 100, y: 100 },
    ],
  },
};
export const WithoutPicture: Story = { args: { fields: { image: undefined } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = {
  args: { fields: { title: {}, image: undefined }, groups: [] },
};
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({
      ...group,
      title: { ar: longText.title.ar.slice(0, 90), en: longText.title.en.slice(0, 90) },
      paragraph: longText.paragraph,
    })),
  },
  play: Opened.play,
};
