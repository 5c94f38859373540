import { Section } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { normalisePrices } from '../../engine/prices/prices.js';
import { emiratesPlan } from '../../fixtures/emirates-plan.js';
import { FinanceOptionsTable } from './FinanceOptionsTable.js';

const raw = {
  financing_options: ['cash', 'lease', 'rent'],
  msrp_price: 289_000,
  monthly_price: 5_950,
  subscribe_price: 8_900,
};

const meta: Meta<typeof FinanceOptionsTable> = {
  title: 'Stock locator/Finance options table',
  component: FinanceOptionsTable,
  parameters: { layout: 'fullscreen' },
  args: { prices: normalisePrices(raw), state: 'new', plan: emiratesPlan },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FinanceOptionsTable>;

export const Default: Story = {};
export const WithoutFinance: Story = { args: { plan: null } };
export const OnRequest: Story = {
  args: { prices: normalisePrices({ ...raw, price_hidden: ['cash', 'lease'] }) },
};
