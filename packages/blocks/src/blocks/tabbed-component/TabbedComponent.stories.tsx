import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { tabbedComponent } from './tabbed-component.definition.js';

const meta = {
  title: 'Blocks/Tabbed component',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: tabbedComponent },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = tabbedComponent.sample.ar.groups ?? [];
const [outside, inside, road] = groups;

export const Default: Story = {};
export const ByKeyboard: Story = {
  args: { groups: outside ? [outside] : [] },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    slider.focus();
    for (let step = 0; step < 5; step += 1) await pressKey('ArrowUp');
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(36));
    await expect(slider).toHaveAttribute('aria-valuetext', '90°');
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Cabin: Story = { args: { groups: inside ? [{ ...inside, image: undefined }] : [] } };
export const HeroSlider: Story = { args: { groups: road ? [road] : [] } };
export const PresetWithoutPictures: Story = {
  args: { groups: outside ? [{ ...outside, exterior_preset: 'xf_my20', image: undefined }] : [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, tab_label: longText.title })),
  },
};
