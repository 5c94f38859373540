import { useLocale } from '@mawkib/ui';
import { sanitize } from '@mawkib/ui/rich-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultCheckoutPage, describeOutcome, validateCustomer } from '../engine/index.js';
import { CheckoutStep, type CheckoutStepProps } from './checkout/CheckoutStep.js';
import { CodeStep, type CodeStepProps } from './checkout/CodeStep.js';
import { OrderSummary } from './checkout/OrderSummary.js';
import { AcceptedTerms } from './confirmation/AcceptedTerms.js';
import { OrderLayout } from './layout/OrderLayout.js';
import { vehicleFor } from './vehicle.fixture.js';

const meta: Meta = {
  title: 'Order online/Checkout',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const serverNow = '2026-11-20T08:00:00.000Z';
const lock = {
  serverNow,
  expiresAt: '2026-11-20T08:14:32.000Z',
  clock: { now: () => Date.parse(serverNow), after: () => () => {} },
};
const text = {
  ar: '<p>تُحجز السيارة باسمك بعد دفع العربون. يُخصم العربون من السعر، ويُعاد كاملًا إن ألغيت الحجز خلال 14 يومًا من تأكيده.</p>',
  en: '<p>The car is reserved for you once the deposit is paid. The deposit is deducted from the price. It is returned in full if you cancel within 14 days of the confirmation.</p>',
};
const company = {
  customer_type: 'corporate',
  first_name: 'سارة',
  last_name: 'العلي',
  email: 'sara@example.ae',
  phone: '050 123 4567',
  company_name: 'النخيل للتجارة',
  trade_licence: 'CN-1234567',
  tax_number: '100 1234 5678 9003',
  contact_person: 'هند الشامسي',
  consent: 'true',
  terms_reservation: 'true',
};

function usePage() {
  const { locale } = useLocale();
  const html = sanitize(text[locale === 'ar' ? 'ar' : 'en']);
  return {
    ...defaultCheckoutPage,
    customer_types: ['private' as const, 'corporate' as const],
    verify_phone: true,
    terms: [
      { key: 'reservation', version: '2026-01', required: true, html },
      { key: 'offers', version: '2026-01', required: false, html },
    ],
  };
}

function Summary({ isExchanged = false }: { isExchanged?: boolean }) {
  const { locale } = useLocale();
  const isArabic = locale === 'ar';
  const row = (step: string, ar: [string, string], en: [string, string]) => {
    const [label, value] = isArabic ? ar : en;
    return { step, label, value };
  };
  const choices = [
    row('payment_options', ['طريقة الشراء', 'شراء'], ['Purchase option', 'Purchase']),
    row('location', ['الاستلام', 'شارع الشيخ زايد'], ['Collection', 'Sheikh Zayed Road']),
    row(
      'appointment',
      ['الموعد', 'تجربة قيادة، 1 ديسمبر، 10:00'],
      ['Appointment', 'Test drive, 1 December, 10:00'],
    ),
  ];
  const later = { amount: 48_400_000, currency: 'AED' };
  return (
    <OrderSummary
      car={vehicleFor(locale).name}
      subject={{ kind: 'normal', vehicleId: '7' }}
      vehicleHref="/showroom/range-rover-sport-7"
      choices={choices}
      due={{
        now: { amount: 500_000, currency: 'AED' },
        later,
        ...(isExchanged && { charged: { amount: 140_000, currency: 'USD' } }),
      }}
    />
  );
}

function Checkout({
  answers,
  ...props
}: Partial<CheckoutStepProps> & { answers?: typeof company }) {
  const { locale } = useLocale();
  const page = usePage();
  const result = answers && validateCustomer(answers, locale, page);
  return (
    <OrderLayout step="checkout" vehicle={vehicleFor(locale)}>
      <CheckoutStep
        {...lock}
        vehicleHref="/showroom/range-rover-sport-7"
        vendor="STRIPE"
        page={page}
        summary={<Summary />}
        values={answers}
        errors={result?.ok === false ? result.errors : undefined}
        {...props}
      />
    </OrderLayout>
  );
}

function TermsChanged() {
  const { locale } = useLocale();
  const { terms_reservation: _, ...values } = company;
  return <Checkout values={values} outcome={describeOutcome('terms_changed', locale)} />;
}

function Code(props: Partial<CodeStepProps>) {
  const { locale } = useLocale();
  return (
    <OrderLayout step="checkout" vehicle={vehicleFor(locale)}>
      <CodeStep
        {...lock}
        phone="+971 50 123 4567"
        sentAt="2026-11-20T07:00:00.000Z"
        values={company}
        {...props}
      />
    </OrderLayout>
  );
}

function WrongCode() {
  const { locale } = useLocale();
  const message =
    locale === 'ar' ? 'الرمز غير صحيح أو انتهت صلاحيته.' : 'The code is wrong or has expired.';
  return <Code error={{ code: 'required', message }} />;
}

function Accepted() {
  const { terms } = usePage();
  const { locale } = useLocale();
  return (
    <OrderLayout step="success" vehicle={vehicleFor(locale)}>
      <AcceptedTerms terms={terms.map((each) => ({ ...each, acceptedAt: serverNow }))} />
    </OrderLayout>
  );
}

export const PrivateBuyer: StoryObj = { render: () => <Checkout /> };
export const Company: StoryObj = { render: () => <Checkout values={company} /> };
export const CompanyRejected: StoryObj = {
  render: () => <Checkout answers={{ ...company, tax_number: '100', terms_reservation: '' }} />,
};
export const ChangedTerms: StoryObj = { render: () => <TermsChanged /> };
export const OtherCurrency: StoryObj = {
  render: () => <Checkout summary={<Summary isExchanged />} />,
};
export const PhoneCode: StoryObj = { render: () => <Code /> };
export const PhoneCodeWrong: StoryObj = { render: () => <WrongCode /> };
export const TermsOfTheOrder: StoryObj = { render: () => <Accepted /> };
