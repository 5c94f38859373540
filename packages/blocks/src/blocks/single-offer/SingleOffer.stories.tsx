import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { singleOffer } from './single-offer.definition.js';

const meta = {
  title: 'Blocks/Single offer',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: singleOffer },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { fields: { image: { id: '', alt: {} } } } };
export const WithoutForm: Story = { args: { fields: { form_id: '' } } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const Empty: Story = {
  args: {
    fields: { title: {}, paragraph: {}, image: { id: '', alt: {} }, form_id: '' },
  },
};
export const LongText: Story = { args: { fields: { ...longText } } };
