import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BlockStory, longText } from '../../stories/BlockStory.js';
import { inCalm } from '../../stories/in-calm.js';
import { pressKey } from '../../stories/press-key.js';
import { financeCalculator } from './finance-calculator.definition.js';

const meta = {
  title: 'Blocks/Finance calculator',
  component: BlockStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: financeCalculator },
} satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = financeCalculator.sample.ar.groups ?? [];

export const Default: Story = {};
export const Mena: Story = { args: { fields: { calculator_style: 'mena' } } };
export const OneProduct: Story = { args: { groups: groups.slice(0, 1) } };
export const OneModel: Story = { args: { fields: { nameplate_key_filter: 'roadster' } } };
export const WithLinks: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      link: {
        type: 'internal',
        label: { ar: 'تفاصيل البرنامج', en: 'About this product' },
        url: '/',
      },
      buttons: [{ type: 'internal', label: { ar: 'اطلب التمويل', en: 'Apply' }, url: '/' }],
    })),
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [slider] = await canvas.findAllByRole('slider');
    slider?.focus();
    await pressKey('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '50');
    const [field] = canvas.getAllByRole('textbox');
    await expect(field).toHaveValue('50');
    await expect(canvasElement.querySelector('data')).toHaveAttribute('value', '2257.46');
  },
};
export const ReducedMotion: Story = inCalm(ByKeyboard);
export const NoPayment: Story = {
  name: 'A residual value above the credit has no payment',
  args: {
    groups: groups.slice(0, 1).map((group) => ({
      ...group,
      input_configuration: '{"residual_value":100}',
    })),
  },
};
export const NoModels: Story = { args: { fields: { nameplate_key_filter: 'none' } } };
export const Failed: Story = { args: { state: { state: 'failed', reason: 'timeout' } } };
export const Empty: Story = {
  args: { fields: { models_info: '', disclaimers: {} }, groups: [] },
};
export const LongText: Story = {
  args: {
    fields: {
      labels: JSON.stringify({ title: longText.title, down_payment: longText.title }),
      disclaimers: longText.paragraph,
    },
    groups: groups.map((group) => ({
      ...group,
      name: longText.title,
      description: longText.paragraph,
    })),
  },
};
