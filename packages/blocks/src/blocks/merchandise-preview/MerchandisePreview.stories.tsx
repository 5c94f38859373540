import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { blockShown, inCalm } from '../../stories/in-calm.js';
import { slideInView } from '../../stories/slide-in-view.js';
import { merchandisePreview } from './merchandise-preview.definition.js';

const meta = {
  title: 'Blocks/Merchandise preview',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: merchandisePreview },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = merchandisePreview.sample.ar.groups ?? [];

export const Default: Story = {};
export const ByKeyboard: Story = {
  name: 'A colour chosen by key jumps to its picture [B-3-402]',
  play: async ({ canvasElement }) => {
    await blockShown(canvasElement);
    const [first, second] = within(canvasElement).getAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await slideInView(canvasElement.querySelectorAll('[role="group"] picture')[1]);
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const OnePicture: Story = { args: { fields: { colours: '' }, groups: groups.slice(0, 1) } };
export const WithoutPictures: Story = { args: { fields: { colours: '' }, groups: [] } };
export const WithoutChoices: Story = { args: { fields: { colours: '', sizes: '' } } };
export const Empty: Story = {
  args: {
    fields: {
      title: {},
      paragraph: {},
      price: null,
      colours: '',
      sizes: '',
      phone_button: null,
      find_us_link: { type: 'internal', label: {}, url: '' },
    },
    groups: [],
  },
};
export const LongText: Story = {
  args: {
    fields: {
      ...longText,
      sizes: JSON.stringify([longText.title, 'M']),
      colours: JSON.stringify([{ label: longText.title, hex: '#24402f' }]),
    },
  },
};
