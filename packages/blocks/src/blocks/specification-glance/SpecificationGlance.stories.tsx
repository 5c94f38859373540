import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { specificationGlance } from './specification-glance.definition.js';

const meta = {
  title: 'Blocks/Specification-glance',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: specificationGlance },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = specificationGlance.sample.ar.groups ?? [];

export const Default: Story = {};
export const OneColumn: Story = { args: { fields: { 'col-numbers': '1' } } };
export const TwoColumns: Story = { args: { fields: { 'col-numbers': '2' } } };
export const ThreeColumns: Story = { args: { fields: { 'col-numbers': '3' } } };
export const FiveOfFour: Story = { args: { groups: [...groups, ...groups.slice(0, 1)] } };
export const WithoutIcons: Story = {
  args: { groups: groups.map(({ value, label }) => ({ value, label })) },
};
export const Empty: Story = { args: { fields: { title: {} }, groups: [] } };
export const LongText: Story = {
  args: {
    fields: { title: longText.title },
    groups: groups.map((group) => ({ ...group, value: longText.title, label: longText.title })),
  },
};
