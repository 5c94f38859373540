import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { textSteps } from './text-steps.definition.js';

const meta = {
  title: 'Blocks/Text steps',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: textSteps },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = textSteps.sample.ar.groups ?? [];

export const Default: Story = {};
export const WithoutTitle: Story = { args: { fields: { title: {} } } };
export const TitlesAlone: Story = {
  args: { groups: groups.map(({ title }) => ({ title })) },
};
export const MoreThanNine: Story = {
  args: { groups: [...groups, ...groups, ...groups].map(({ title }) => ({ title })) },
};
export const Empty: Story = { args: { fields: { title: {} }, groups: [] } };
export const LongText: Story = {
  args: { fields: { title: longText.title }, groups: [longText, longText] },
};
