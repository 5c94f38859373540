import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { retailerServiceSchema } from './retailer-service-schema.definition.js';

const meta = {
  title: 'Blocks/Retailer-service schema',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: retailerServiceSchema },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The block has no visible part: its data are in the page's source. */
export const Default: Story = {};
export const Empty: Story = { args: { fields: { name: {}, address: {}, contact_info: '[]' } } };
export const LongText: Story = { args: { fields: { description: longText.paragraph } } };
