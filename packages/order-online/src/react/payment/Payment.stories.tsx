import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaymentView } from '../../engine/index.js';
import { OrderLayout } from '../layout/OrderLayout.js';
import { vehicleFor } from '../vehicle.fixture.js';
import { CallRequest, type CallRequestProps } from './CallRequest.js';
import { PaidOrder } from './PaidOrder.js';
import { Payment } from './Payment.js';
import { views } from './payment-views.fixture.js';

const meta: Meta = {
  title: 'Order online/Payment',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const serverNow = '2026-11-20T08:00:00.000Z';
const standing = { now: () => Date.parse(serverNow), after: () => () => {} };

function State({ view, call }: { view: PaymentView; call?: CallRequestProps }) {
  const { locale } = useLocale();
  return (
    <OrderLayout
      step="checkout"
      vehicle={vehicleFor(locale)}
      deposit={view.state === 'open' ? view.due : undefined}
    >
      <Payment
        view={view}
        call={call}
        serverNow={serverNow}
        expiresAt="2026-11-20T08:14:32.000Z"
        clock={standing}
        pageUrl="https://cars.example/ar/showroom-order-online/checkout"
        payHref="/showroom-order-online/checkout"
        vehicleHref="/showroom/range-rover-sport-7"
        onCheck={() => {}}
      />
    </OrderLayout>
  );
}

function AskForCall(props: CallRequestProps) {
  const { locale } = useLocale();
  return (
    <OrderLayout step="checkout" vehicle={vehicleFor(locale)}>
      <CallRequest {...props} />
    </OrderLayout>
  );
}

function Paid() {
  const { locale } = useLocale();
  return (
    <OrderLayout step="success" vehicle={vehicleFor(locale)}>
      <PaidOrder
        orderNumber="MWK-2026-004217"
        email="sara@example.ae"
        vehicleHref="/showroom/range-rover-sport-7"
      />
    </OrderLayout>
  );
}

export const Stripe: StoryObj = { render: () => <State view={views.stripe} /> };
export const StripeDeclined: StoryObj = {
  render: () => <State view={{ ...views.stripe, notice: 'declined' }} />,
};
export const Paypal: StoryObj = { render: () => <State view={views.paypal} /> };
export const PaypalCancelled: StoryObj = {
  render: () => <State view={{ ...views.paypal, notice: 'cancelled' }} />,
};
export const Liqpay: StoryObj = { render: () => <State view={views.liqpay} /> };
export const OwnVendor: StoryObj = { render: () => <State view={views.own} /> };
export const Starting: StoryObj = { render: () => <State view={{ state: 'starting' }} /> };
export const Checking: StoryObj = { render: () => <State view={{ state: 'checking' }} /> };
export const AmountChanged: StoryObj = { render: () => <State view={views.amountChanged} /> };
export const MoneyReturned: StoryObj = { render: () => <State view={views.returned} /> };
export const Lost: StoryObj = { render: () => <State view={{ state: 'lost' }} /> };
export const NotAvailable: StoryObj = {
  render: () => <State view={{ state: 'failed', kind: 'payment_not_configured' }} />,
};
export const VendorUnreachable: StoryObj = {
  render: () => <State view={{ state: 'failed', kind: 'payment_failed' }} />,
};
export const CallRequested: StoryObj = { render: () => <AskForCall isSent /> };
export const CallForm: StoryObj = { render: () => <AskForCall /> };
export const PaidAndReserved: StoryObj = { render: () => <Paid /> };
