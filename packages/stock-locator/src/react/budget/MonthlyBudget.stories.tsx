import { Section } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { emiratesPlan } from '../../fixtures/emirates-plan.js';
import { RoutedList } from '../../fixtures/RoutedList.js';
import { rawVehicles } from '../../fixtures/raw-vehicles.js';

const stock = rawVehicles(30);

const meta: Meta<typeof RoutedList> = {
  title: 'Stock locator/Monthly budget',
  component: RoutedList,
  parameters: { layout: 'fullscreen' },
  args: { stock, finance: emiratesPlan },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof RoutedList>;

/** Collapsed, next to the filters. */
export const Default: Story = {};

/** Cards show the payment on these terms; price sorts compare it. */
export const Chosen: Story = {
  args: { search: '?deposit=90000&term=60&monthly.to=5000&sort=priceAsc' },
};

/** No car is within the budget. */
export const NothingWithin: Story = { args: { search: '?deposit=0&monthly.to=500' } };

/** The service does not respond: the count fails after input. */
export const Failing: Story = {
  args: { search: '?monthly.to=5000', service: '/nowhere' },
  play: async ({ canvasElement }) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    let field: HTMLInputElement | null = null;
    for (let tries = 0; !field && tries < 40; tries += 1) {
      await wait(50);
      field = canvasElement.querySelector('input[name="monthly.to"]:not([type=hidden])');
    }
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    if (field) set?.call(field, '4500');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await within(canvasElement).findByRole('alert');
  },
};
