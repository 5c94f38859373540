import { BlockStory, longText } from '@mawkib/blocks/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chargingCost } from './charging-cost.definition.ts';

const meta = {
  title: 'Blocks/Charging cost',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: chargingCost },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = chargingCost.sample.ar.groups ?? [];

export const Default: Story = {};
export const FreeAtWork: Story = {
  args: {
    fields: { range: undefined },
    groups: [{ place: { ar: 'في العمل', en: 'At work' }, price: 0 }, ...groups.slice(0, 1)],
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    fields: { ...longText },
    groups: groups.map((group) => ({
      ...group,
      place: longText.title,
      duration: longText.title,
    })),
  },
};
