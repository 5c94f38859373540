import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inPageNavigation } from './in-page-navigation.definition.js';

const meta = {
  title: 'Blocks/In-page navigation',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: inPageNavigation },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = inPageNavigation.sample.ar.groups ?? [];

export const Default: Story = {};
export const TenEntries: Story = {
  args: { groups: [...groups, ...groups, ...groups.slice(0, 2)] },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: groups.map((group) => ({ ...group, label: longText.title })) },
};
