import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atWidth } from '../../stories/at-width.js';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { imageBox } from './image-box.definition.js';

const meta = {
  title: 'Blocks/Image-box',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: imageBox },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** True if the image is at the start of the row, before the text. */
const beginsWithPicture = (root: HTMLElement) => {
  const edge = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().x ?? 0;
  const isRtl = getComputedStyle(root.querySelector('figure') as Element).direction === 'rtl';
  return edge('img') > edge('figcaption') === isRtl;
};

export const InOrder: Story = {
  name: 'The picture comes first',
  play: async ({ canvasElement }) => {
    await expect(atWidth(canvasElement, 1280, beginsWithPicture)).toBe(true);
  },
};
export const Reversed: Story = {
  name: 'Reversed, the words come first [B-3-55]',
  args: { fields: { is_reversed: true } },
  play: async ({ canvasElement }) => {
    await expect(atWidth(canvasElement, 1280, beginsWithPicture)).toBe(false);
    const turnedBack = (copy: HTMLElement) => {
      copy.querySelector('[data-reversed]')?.removeAttribute('data-reversed');
      return beginsWithPicture(copy);
    };
    await expect(atWidth(canvasElement, 1280, turnedBack)).toBe(true);
  },
};
export const LeftToRight: Story = { args: { fields: { dir: 'ltr' } } };
export const Top: Story = { args: { fields: { vertical_alignment: 'top' } } };
/** Distance of the text from the image's top edge. */
const wordsBelowEdge = (root: HTMLElement) => {
  const top = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  return top('figcaption > *') - top('figure');
};

export const Bottom: Story = {
  name: 'Words at the bottom, in the middle or at the top of the picture [B-3-56]',
  args: { fields: { vertical_alignment: 'bottom' } },
  play: async ({ canvasElement }) => {
    const at = (align: string) =>
      atWidth(canvasElement, 1280, (copy) => {
        copy.querySelector('[data-align]')?.setAttribute('data-align', align);
        return wordsBelowEdge(copy);
      });
    await expect(at('center')).toBeGreaterThan(at('top') + 20);
    await expect(at('bottom')).toBeGreaterThan(at('center') + 20);
    await expect(atWidth(canvasElement, 1280, wordsBelowEdge)).toBe(at('bottom'));
  },
};
export const BigText: Story = { args: { fields: { font_size: 'big', header_icon: 'check' } } };
export const WithoutPicture: Story = { args: { fields: { image: { id: '', alt: {} } } } };
export const PictureAlone: Story = {
  args: { fields: { title: {}, paragraph: {}, 'rdx-link': {} } },
};
export const Empty: Story = {
  args: { fields: { image: { id: '', alt: {} }, title: {}, paragraph: {}, 'rdx-link': {} } },
};
export const LongText: Story = { args: { fields: longText } };
