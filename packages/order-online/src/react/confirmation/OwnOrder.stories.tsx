import type { OwnOrder } from '@mawkib/api-clients/contracts/purchase';
import { useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeOutcome, type OutcomeKind } from '../../engine/index.js';
import { OrderLayout } from '../layout/OrderLayout.js';
import { vehicleFor } from '../vehicle.fixture.js';
import { OrderConfirmation } from './OrderConfirmation.js';
import { PayAgain } from './PayAgain.js';

const meta: Meta = {
  title: 'Order online/Own order',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const orderNumber = 'MWK-2026-004217';
const until = '2026-11-27T16:00:00.000Z';

const own = (more: Partial<OwnOrder>, isArabic: boolean): OwnOrder => ({
  model: isArabic ? 'رينج روڤر سبورت' : 'Range Rover Sport',
  retailer: {
    name: isArabic ? 'شارع الشيخ زايد' : 'Sheikh Zayed Road',
    phone: '+971 4 555 0111',
  },
  price: { amount: 48_900_000, currency: 'AED' },
  deposit: { amount: 500_000, currency: 'AED' },
  finance_option: 'cash',
  choices: null,
  terms: [],
  appointment: {
    kind: 'test_drive',
    date: '2026-12-01',
    slot: '10:30',
    retailer: {
      name: isArabic ? 'شارع الشيخ زايد' : 'Sheikh Zayed Road',
      address: isArabic ? 'دبي' : 'Dubai',
    },
  },
  confirmed_at: '2026-11-20T08:04:00.000Z',
  cancel: { allowed: true, until },
  pay_again: null,
  ...more,
});

const summary = {
  createdAt: '2026-11-20T08:00:00.000Z',
  paymentStatus: 'paid' as const,
  vin: 'SALEA7BU9K2000001',
};

function Page({
  more = {},
  result = 'confirmed',
  cancelling,
}: {
  more?: Partial<OwnOrder>;
  result?: 'confirmed' | 'failure';
  cancelling?: OutcomeKind;
}) {
  const { locale } = useLocale();
  const isCancelled = result === 'failure';
  return (
    <OrderLayout step="confirmation" result={result} vehicle={vehicleFor(locale)}>
      <OrderConfirmation
        result={result}
        orderNumber={orderNumber}
        summary={isCancelled ? { ...summary, paymentStatus: 'refunded' } : summary}
        own={own(more, locale === 'ar')}
        calendarHref="/appointment.ics"
        cancelling={
          cancelling && { reason: 'Another car', outcome: describeOutcome(cancelling, locale) }
        }
        outcome={isCancelled ? describeOutcome('order_cancelled', locale) : undefined}
        vehicleHref="/showroom/range-rover-sport-7"
      />
    </OrderLayout>
  );
}

function Again() {
  const { locale } = useLocale();
  return (
    <OrderLayout step="confirmation" result="waiting" vehicle={vehicleFor(locale)}>
      <PayAgain orderNumber={orderNumber} own={own({}, locale === 'ar')} until={until} />
    </OrderLayout>
  );
}

export const Confirmed: StoryObj = { render: () => <Page /> };
export const CancellationFailed: StoryObj = { render: () => <Page cancelling="unreachable" /> };
export const CancellationClosed: StoryObj = {
  render: () => <Page more={{ cancel: { allowed: false, until } }} />,
};
export const Cancelled: StoryObj = {
  render: () => <Page result="failure" more={{ cancel: { allowed: false, until: null } }} />,
};
export const PaymentFailed: StoryObj = { render: () => <Again /> };
