import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultShowroomConfig } from '../../engine/showroom/showroom-config.js';
import { emiratesPlan } from '../../fixtures/emirates-plan.js';
import { MiniFinanceCalculator } from './MiniFinanceCalculator.js';

const meta: Meta<typeof MiniFinanceCalculator> = {
  title: 'Stock locator/Mini finance calculator',
  component: MiniFinanceCalculator,
  parameters: { layout: 'fullscreen' },
  args: { plan: emiratesPlan, state: 'new', price: 289_000 },
};
export default meta;

type Story = StoryObj<typeof MiniFinanceCalculator>;

/** 20 % down payment, five years at 2.49 % flat, as a bank in Dubai quotes it. */
export const Default: Story = {};

/** Deposit and term from the address. */
export const FromTheList: Story = {
  args: { terms: { deposit: 120_000, term: 36 }, state: 'used' },
};

/** A rate on the outstanding balance. */
export const Reducing: Story = {
  args: { plan: { ...emiratesPlan, rate_kind: 'reducing', rates: { new: 4.75 } } },
};

/** No configuration: there is no default rate. */
export const Unconfigured: Story = {
  args: { plan: defaultShowroomConfig.finance ?? emiratesPlan },
};

/** Disclaimers as text. */
export const DisclaimerAsText: Story = {
  args: {
    disclaimerDisplay: 'text',
    disclaimers: ['السعر شامل ضريبة القيمة المضافة، ولا يشمل التسجيل والتأمين.'],
  },
};

/** Large amounts. */
export const Dear: Story = { args: { price: 12_450_000 } };
