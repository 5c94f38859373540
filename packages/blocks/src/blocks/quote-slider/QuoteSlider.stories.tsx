import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { quoteSlider } from './quote-slider.definition.js';

const meta = {
  title: 'Blocks/Quote slider',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: quoteSlider },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = quoteSlider.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const slides = [...canvasElement.querySelectorAll('[aria-roledescription] figure')];
    canvasElement.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await slideInView(slides[1]);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const WithoutTimer: Story = { args: { fields: { has_timer: false } } };
export const AtTheLeft: Story = {
  args: { groups: groups.map((group) => ({ ...group, section_class: 'left' })) },
};
export const AtTheRight: Story = {
  args: { groups: groups.map((group) => ({ ...group, section_class: 'right' })) },
};
export const OneQuote: Story = { args: { groups: groups.slice(0, 1) } };
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: groups.map((group, at) =>
      at === 0 ? { ...group, quote: longText.paragraph, justify_text: true } : group,
    ),
  },
};
