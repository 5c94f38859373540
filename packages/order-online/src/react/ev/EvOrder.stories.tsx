import { Section } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EvOrderData, evOrderView } from '../../engine/index.js';
import { EvCancellation } from './EvCancellation.js';
import { EvLeadStep } from './EvLeadStep.js';
import { EvOrder } from './EvOrder.js';

const meta: Meta = {
  title: 'Order online/Electric vehicle',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const href = '/ev-order/k3Jd8sPq';
const order: EvOrderData = {
  Status: 'created',
  CreatedDate: '2026-11-20T08:00:00.000Z',
  payment_status: 'none',
  deposit: { amount: 200_000, currency: 'AED' },
  cancellable: true,
  lead: {
    ...{ model: 'Range Rover Electric', first_name: 'نورة', last_name: 'المنصوري' },
    email: 'noura@example.ae',
  },
};
const paid = {
  ...order,
  payment_status: 'paid',
  cancellable_until: '2026-12-04T08:10:00.000Z',
};

function Status({ data, isOwn = true }: { data: EvOrderData; isOwn?: boolean }) {
  return (
    <Section surface="light">
      <EvOrder
        number="k3Jd8sPq"
        view={evOrderView(data)}
        href={href}
        isOwn={isOwn}
        onCheck={() => {}}
      />
    </Section>
  );
}

type Story = StoryObj;

export const Form: Story = {
  render: () => (
    <Section surface="light">
      <EvLeadStep values={{ model: 'Range Rover Electric' }} />
    </Section>
  ),
};
export const Unpaid: Story = { render: () => <Status data={order} /> };
export const Paid: Story = { render: () => <Status data={paid} /> };
export const Cancelled: Story = {
  render: () => (
    <Status data={{ ...paid, Status: 'cancellation_initialized', cancellable: false }} />
  ),
};
export const InAnotherBrowser: Story = {
  render: () => <Status data={{ ...order, lead: undefined }} isOwn={false} />,
};
export const Cancellation: Story = {
  render: () => (
    <Section surface="light">
      <EvCancellation view={evOrderView(paid)} href={href} />
    </Section>
  ),
};
