import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { retailerCards } from './retailer-cards.definition.js';

const meta = {
  title: 'Blocks/Retailer cards',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: retailerCards },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = retailerCards.sample.ar.groups ?? [];

export const Default: Story = {};
export const Miles: Story = { args: { fields: { distance_unit: 'mi' } } };
export const OwnTexts: Story = {
  args: {
    fields: {
      translations: '{"directions":{"ar":"كيف أصل؟","en":"How do I get there?"}}',
    },
  },
};
export const ManyServices: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      services: JSON.stringify(
        ['car', 'check', 'gauge', 'fuel', 'calendar', 'gearbox'].map((icon, at) => ({
          icon,
          label: { ar: `خدمة ${at + 1}`, en: `Service ${at + 1}` },
        })),
      ),
    })),
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      name: longText.title,
      address: longText.paragraph,
    })),
  },
};
