import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { electrifyingPower } from './electrifying-power.definition.js';

const meta = {
  title: 'Blocks/Electrifying power',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: electrifyingPower },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = electrifyingPower.sample.ar.groups ?? [];

export const Default: Story = {};
export const BigText: Story = { args: { fields: { font_size: 'big', header_size: 'xl' } } };
export const BackgroundVideo: Story = {
  // The library has no video: axe would wait for it.
  parameters: { a11y: { options: { preload: false } } },
  args: { fields: { native_video_background: '/videos/night.mp4' } },
};
export const TwoFigures: Story = { args: { groups: groups.slice(0, 2) } };
export const OneFigure: Story = { args: { groups: groups.slice(0, 1) } };
export const WithoutPicture: Story = { args: { fields: { image: { id: '', alt: {} } } } };
export const FiguresAlone: Story = {
  args: { fields: { title: {}, paragraph: {}, image: { id: '', alt: {} }, 'rdx-link': {} } },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: longText,
    groups: groups.map((group) => ({
      ...group,
      label: longText.title,
      value: { ar: '1,234,567', en: '1,234,567' },
    })),
  },
};
