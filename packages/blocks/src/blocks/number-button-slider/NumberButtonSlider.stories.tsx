import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { numberButtonSlider } from './number-button-slider.definition.js';

const meta = {
  title: 'Blocks/Number-button slider',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: numberButtonSlider },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = numberButtonSlider.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] article')];
    const button = within(canvasElement).getByRole('button', { name: /^(الشريحة|Slide) 3/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await slideInView(slides[2]);
    await expect(button).toHaveAttribute('aria-current', 'true');
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);

export const OneSlide: Story = { args: { groups: groups.slice(0, 1) } };
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const ManySlides: Story = {
  args: { groups: Array.from({ length: 14 }, (_, at) => groups[at % groups.length] ?? {}) },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group, at) => (at === 0 ? { ...group, ...longText } : group)) },
};
