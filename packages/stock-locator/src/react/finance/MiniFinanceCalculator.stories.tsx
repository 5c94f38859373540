import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultShowroomConfig } from '../../engine/showroom/showroom-config.js';
import { emiratesPlan } from '../../fixtures/finance.js';
import { MiniFinanceCalculator } from './MiniFinanceCalculator.js';

const meta: Meta<typeof MiniFinanceCalculator> = {
  title: 'Stock locator/Mini finance calculator',
  component: MiniFinanceCalculator,
  parameters: { layout: 'fullscreen' },
  args: { plan: emiratesPlan, state: 'new', price: 289_000 },
};
export default meta;

type Story = StoryObj<typeof MiniFinanceCalculator>;

/** A fifth down, five years at 2.49 % flat, as a bank in Dubai quotes it. */
export const Default: Story = {};

/** Deposit and term as the address has them. */
export const FromTheList: Story = {
  args: { terms: { deposit: 120_000, term: 36 }, state: 'used' },
};

/** A rate on what is still owed. */
export const Reducing: Story = {
  args: { plan: { ...emiratesPlan, rate_kind: 'reducing', rates: { new: 4.75 } } },
};

/** The market says nothing: no rate is invented. */
export const Unconfigured: Story = {
  args: { plan: defaultShowroomConfig.finance ?? emiratesPlan },
};

/** The disclaimers in the open. */
export const DisclaimerAsText: Story = {
  args: {
    disclaimerDisplay: 'text',
    disclaimers: ['السعر شامل ضريبة القيمة المضافة، ولا يشمل التسجيل والتأمين.'],
  },
};

/** Large figures. */
export const Dear: Story = { args: { price: 12_450_000 } };
