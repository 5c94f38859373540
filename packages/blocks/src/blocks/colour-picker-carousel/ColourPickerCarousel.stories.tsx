import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown } from '../../stories/in-calm.js';
import { colourPickerCarousel } from './colour-picker-carousel.definition.js';

const meta = {
  title: 'Blocks/Colour picker carousel',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: colourPickerCarousel },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = colourPickerCarousel.sample.ar.groups ?? [];

export const Default: Story = {};
export const Chosen: Story = {
  name: 'A colour that is chosen switches the picture [B-3-253]',
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const canvas = within(canvasElement);
    const colours = canvas.getAllByRole<HTMLInputElement>('radio');
    const figures = [...canvasElement.querySelectorAll('figure')];
    const shown = () =>
      figures.filter((figure) => getComputedStyle(figure).opacity === '1').length === 1 &&
      figures.findIndex((figure) => getComputedStyle(figure).display !== 'none');
    await waitFor(() => expect(shown()).toBe(0));
    colours[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(colours[1]).toBeChecked();
    await waitFor(() => expect(shown()).toBe(1));
    await userEvent.click(colours.at(-1) as HTMLInputElement);
    await waitFor(() => expect(shown()).toBe(figures.length - 1));
  },
};
export const OneColour: Story = { args: { groups: groups.slice(0, 1) } };
export const Twenty: Story = {
  args: { groups: Array.from({ length: 20 }, (_, at) => groups[at % groups.length] ?? {}) },
};
export const WithoutSwatches: Story = {
  args: { groups: groups.map(({ colour_image, ...group }) => group) },
};
export const Grey: Story = { args: { fields: { slider_theme: 'grey-theme' } } };
export const Dark: Story = { args: { fields: { slider_theme: 'dark-theme' } } };
export const Black: Story = { args: { fields: { slider_theme: 'black-theme' } } };
export const AllWhite: Story = { args: { fields: { slider_theme: 'all-white-theme' } } };
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group) => ({ ...group, colour_label: longText.title })) },
};
