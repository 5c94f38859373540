import { MapsProvider, useLocale } from '@mawkib/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import {
  describeOutcome,
  type JourneyStep,
  type OutcomeKind,
  type StepType,
  validateCustomer,
} from '../engine/index.js';
import { stepErrors } from '../engine/steps/steps.messages.js';
import { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
import { LockLost } from './checkout/LockLost.js';
import { ConfirmReservation } from './confirmation/ConfirmReservation.js';
import { OrderConfirmation } from './confirmation/OrderConfirmation.js';
import { OrderSuccess } from './confirmation/OrderSuccess.js';
import { OrderLayout } from './layout/OrderLayout.js';
import { StepsPage, type StepsPageProps } from './steps/StepsPage.js';
import { optionsFor, stepsPageAt } from './steps/steps-page.fixture.js';
import { VehicleUnavailable } from './VehicleUnavailable.js';
import { vehicleFor } from './vehicle.fixture.js';

const meta: Meta = {
  title: 'Order online/Journey',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const serverNow = '2026-11-20T08:00:00.000Z';
const standing = { now: () => Date.parse(serverNow), after: () => () => {} };
const lock = {
  serverNow,
  expiresAt: '2026-11-20T08:14:32.000Z',
  vehicleHref: '/showroom/range-rover-sport-7',
  clock: standing,
};
const summary = {
  createdAt: serverNow,
  paymentStatus: 'paid' as const,
  vin: 'SALEA7BU9K2000001',
};
const typed = {
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  consent: 'true',
};

function Frame({
  step,
  lengthen,
  children,
}: {
  step: JourneyStep;
  lengthen?: boolean;
  children: ReactNode;
}) {
  const { locale } = useLocale();
  const vehicle = vehicleFor(locale);
  const long = { ...vehicle, name: `${vehicle.name} ${vehicle.name} ${vehicle.name}` };
  return (
    <OrderLayout step={step} vehicle={lengthen ? long : vehicle}>
      {children}
    </OrderLayout>
  );
}

function Details({ failure, lengthen }: { failure?: OutcomeKind; lengthen?: boolean }) {
  const { locale } = useLocale();
  const outcome = failure && describeOutcome(failure, locale);
  return (
    <Frame step="details" lengthen={lengthen}>
      <StepsPage {...stepsPageAt('payment_options', locale, { outcome })} />
    </Frame>
  );
}

function Step({ type, ...props }: Partial<StepsPageProps> & { type: StepType }) {
  const { locale } = useLocale();
  return (
    <OrderLayout step="details" vehicle={vehicleFor(locale)} quote={optionsFor(locale).quote}>
      <StepsPage {...stepsPageAt(type, locale, props)} />
    </OrderLayout>
  );
}

function Checkout({
  failure,
  answers,
  ...props
}: Partial<CheckoutStepProps> & {
  failure?: OutcomeKind;
  answers?: Record<string, string>;
}) {
  const { locale } = useLocale();
  const result = answers && validateCustomer(answers, locale);
  return (
    <Frame step="checkout">
      <CheckoutStep
        terms="/terms"
        policy="/privacy"
        {...lock}
        values={answers}
        errors={result?.ok === false ? result.errors : undefined}
        outcome={failure && describeOutcome(failure, locale)}
        {...props}
      />
    </Frame>
  );
}

function Confirmation({
  result,
  failure,
}: {
  result: 'confirmed' | 'error' | 'failure';
  failure?: OutcomeKind;
}) {
  const { locale } = useLocale();
  return (
    <OrderLayout
      step="confirmation"
      result={result}
      vehicle={result === 'error' ? undefined : vehicleFor(locale)}
    >
      <OrderConfirmation
        result={result}
        orderNumber="MWK-2026-004217"
        summary={result === 'error' ? undefined : summary}
        outcome={failure && describeOutcome(failure, locale)}
        vehicleHref={lock.vehicleHref}
        retryHref="/showroom-order-online/confirmation/MWK-2026-004217"
      />
    </OrderLayout>
  );
}

function WrongTradeIn() {
  const { locale } = useLocale();
  return (
    <Step
      type="trade_in"
      values={{ trade_in: 'car', mileage: 'x' }}
      errors={{ mileage: stepErrors(locale)('mileage') }}
    />
  );
}

export const DetailsOfTheCar: StoryObj = { render: () => <Details /> };
export const DetailsUnreachable: StoryObj = { render: () => <Details failure="unreachable" /> };
export const DetailsLongName: StoryObj = { render: () => <Details lengthen /> };
export const StepPlan: StoryObj = {
  render: () => <Step type="payment_options" values={{ payment: 'plan' }} />,
};
export const StepTradeIn: StoryObj = { render: () => <WrongTradeIn /> };
export const StepPacks: StoryObj = {
  render: () => <Step type="service_packs" values={{ 'pack:service': 'on' }} />,
};
export const StepDelivery: StoryObj = {
  render: () => <Step type="location" values={{ location: 'delivery' }} />,
};
const maps = {
  script: null,
  /** Tiles without requests. */
  tilesUrl:
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22%3E%3Crect width=%22256%22 height=%22256%22 fill=%22%23f1efea%22/%3E%3C/svg%3E',
  attribution: '© Mawkib',
};
export const StepLocation: StoryObj = {
  render: () => (
    <MapsProvider value={maps}>
      <Step type="location" />
    </MapsProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    (await canvas.findByTitle(/Sharjah|الشارقة/)).click();
    await expect(second).toBeChecked();
  },
};
export const StepAppointment: StoryObj = {
  render: () => <Step type="appointment" values={{ kind: 'viewing', slot: '2026-11-22 11:00' }} />,
};

export const CheckoutEmpty: StoryObj = { render: () => <Checkout /> };
export const CheckoutHeldNotice: StoryObj = { render: () => <Checkout initModal /> };
export const CheckoutLastMinute: StoryObj = {
  render: () => <Checkout expiresAt="2026-11-20T08:00:42.000Z" />,
};
export const CheckoutRejected: StoryObj = {
  render: () => <Checkout answers={{ first_name: 'س', email: 'sara@', phone: '12' }} />,
};
export const CheckoutFailed: StoryObj = {
  render: () => <Checkout values={typed} failure="failed" />,
};
export const CheckoutKickedOut: StoryObj = {
  render: () => <Checkout values={typed} isLockLost />,
};

export const Success: StoryObj = {
  render: () => (
    <Frame step="success">
      <OrderSuccess
        orderNumber="MWK-2026-004217"
        email="sara@example.ae"
        vehicleHref={lock.vehicleHref}
      />
    </Frame>
  ),
};

function WaitingConfirmation({ failure }: { failure?: OutcomeKind }) {
  const { locale } = useLocale();
  return (
    <OrderLayout step="confirmation" result="waiting" vehicle={vehicleFor(locale)}>
      <ConfirmReservation
        orderNumber="MWK-2026-004217"
        expiresAt="2026-11-21T08:00:00.000Z"
        outcome={failure && describeOutcome(failure, locale)}
      />
    </OrderLayout>
  );
}

export const ConfirmationWaiting: StoryObj = { render: () => <WaitingConfirmation /> };
export const ConfirmationUnreachable: StoryObj = {
  render: () => <WaitingConfirmation failure="unreachable" />,
};
export const Confirmed: StoryObj = { render: () => <Confirmation result="confirmed" /> };
export const ConfirmationError: StoryObj = { render: () => <Confirmation result="error" /> };
export const ConfirmationFailure: StoryObj = {
  render: () => <Confirmation result="failure" failure="order_expired" />,
};

export const TakenByAnother: StoryObj = {
  render: () => (
    <Frame step="details">
      <VehicleUnavailable
        freeAt="2026-11-20T08:14:32.000Z"
        vehiclesHref="/vehicles?model=range-rover"
      />
    </Frame>
  ),
};
export const Gone: StoryObj = {
  render: () => (
    <Frame step="details">
      <VehicleUnavailable kind="vehicle_unavailable" />
    </Frame>
  ),
};
export const KickedOutScreen: StoryObj = {
  render: () => (
    <Frame step="checkout">
      <LockLost as="screen" vehicleHref={lock.vehicleHref} />
    </Frame>
  ),
};
