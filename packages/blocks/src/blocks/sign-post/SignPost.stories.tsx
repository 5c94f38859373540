import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { signPost } from './sign-post.definition.js';

const meta = {
  title: 'Blocks/Sign post',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: signPost },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const links = [
  {
    type: 'external' as const,
    label: longText.title,
    url: 'https://example.com/guide',
    target: '_blank' as const,
  },
  { type: 'internal' as const, label: longText.title, url: '/vehicles', target: '_self' as const },
];

export const Default: Story = {};
export const Light: Story = { args: { fields: { box_color: 'light-theme' } } };
export const Dark: Story = { args: { fields: { box_color: 'dark-theme' } } };
export const Black: Story = { args: { fields: { box_color: 'black-theme', font_size: 'big' } } };
export const LinksAlone: Story = { args: { fields: { title: {}, paragraph: {} } } };
export const WithoutLinks: Story = { args: { fields: { 'rdx-links': [] } } };
export const Empty: Story = { args: { fields: { title: {}, paragraph: {}, 'rdx-links': [] } } };
export const LongText: Story = { args: { fields: { ...longText, 'rdx-links': links } } };
