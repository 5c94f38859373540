import { demoCompanies } from '../dealers/demo-dealers.js';
import { text } from '../demo-page.js';
import { showroomFinance } from './showroom-finance.js';

const html = (title: ReturnType<typeof text>, ar: string, en: string) => ({
  type: 'html',
  title,
  html: text(ar, en),
});

const form = (title: ReturnType<typeof text>, form_id: string) => ({
  type: 'form',
  title,
  form_id,
});

const showroom = {
  additional: {
    mini_finance_calculator: showroomFinance,
    price_disclaimer: text(
      'السعر شامل ضريبة القيمة المضافة، ولا يشمل التسجيل والتأمين.',
      'The price includes VAT. Registration and insurance are not included.',
    ),
    price_disclaimer_display: 'icon-info-tip',
    items: [
      html(
        text('الضمان', 'Warranty'),
        '<p>خمس سنوات أو 150 ألف كيلومتر على السيارات الجديدة، و24 شهرًا على المعتمدة.</p>',
        '<p>Five years or 150,000 km on new cars, 24 months on approved ones.</p>',
      ),
      html(
        text('التسليم', 'Delivery'),
        '<p>نسلّم السيارات المتوفرة خلال ثلاثة أيام عمل بعد التسجيل والتأمين.</p>',
        '<p>Cars in stock are handed over within three working days, once registered and insured.</p>',
      ),
    ],
  },
  cash: {
    title: text('شراء', 'Buy'),
    items: [
      {
        type: 'calculator',
        title: text('حاسبة التمويل', 'Finance calculator'),
        config: {
          fields: [
            { key: 'down_payment', label: text('الدفعة الأولى', 'Deposit') },
            { key: 'duration', label: text('المدة', 'Term') },
            { key: 'monthly_payment', label: text('القسط الشهري', 'Monthly payment') },
            { key: 'total_amount_of_credit', label: text('مبلغ التمويل', 'Amount of credit') },
            { key: 'fee', label: text('رسوم الملف', 'Processing fee'), value: '1%' },
          ],
          groups: [
            { label: text('اختر', 'Choose'), fields: ['down_payment', 'duration'] },
            {
              label: text('النتيجة', 'Result'),
              fields: ['monthly_payment', 'total_amount_of_credit', 'fee'],
            },
          ],
        },
      },
      html(
        text('السعر', 'The price'),
        '<p>يشمل السعر ضريبة القيمة المضافة. لا يشمل التسجيل والتأمين.</p>',
        '<p>The price includes VAT. Registration and insurance are not included.</p>',
      ),
    ],
  },
  lease: {
    title: text('تأجير', 'Lease'),
    items: [
      html(
        text('كيف يعمل التأجير؟', 'How does a lease work?'),
        '<p>تدفع قسطًا شهريًا ثابتًا طوال مدة العقد، ثم تعيد السيارة أو تشتريها بقيمتها المتبقية.</p>',
        '<p>You pay a fixed amount a month for the term, then return the car or buy it at its residual value.</p>',
      ),
    ],
    popups: [
      { type: 'finance_options_table', title: text('قارن طرق الدفع', 'Compare ways to pay') },
    ],
    down_payment: { min: 10, max: 50, default: 20, unit: 'percent' },
    duration: { min: 12, max: 60, default: 60, interval: 12 },
    interest_rate: 2.49,
  },
  subscription: {
    title: text('اشتراك', 'Subscribe'),
    includes: [
      text('التأمين الشامل', 'Comprehensive insurance'),
      text('الصيانة والإطارات', 'Service and tyres'),
      text('التسجيل السنوي', 'Yearly registration'),
    ],
    mileage_per_month: 2500,
    items: [form(text('اسأل عن الاشتراك', 'Ask about a subscription'), 'test-drive')],
  },
};

const steps = [
  { type: 'payment_options', required: true },
  { type: 'location', required: true },
];

const orderOnline = {
  order_online: {
    enabled: true,
    payment: 'NO_PAYMENT_JAPAN',
    deposit: 0,
    confirmation_by_link: true,
  },
  order_online_steps_page: { steps },
  order_online_success_page: {
    next_steps: [
      text(
        'أحضر رخصة القيادة وبطاقة الهوية إلى المعاينة',
        'Bring your driving licence and your identity card to the viewing',
      ),
    ],
    buttons: [{ label: text('تصفّح المزيد من السيارات', 'See more cars'), url: '/vehicles' }],
  },
};

const orderConfigured = {
  ...orderOnline,
  order_online_steps_page: {
    title: text('احجز السيارة التي صمّمتها', 'Reserve the car that you configured'),
    steps: [
      ...steps,
      {
        type: 'content',
        title: text('تُصنع لك', 'Built for you'),
        html: text(
          '<p>تُصنع السيارة بعد تأكيد الطلب. يخبرك الوكيل بموعد التسليم عند اتصاله بك.</p>',
          '<p>The car is built once the order is confirmed. The retailer tells you the delivery date when they call.</p>',
        ),
      },
    ],
  },
};

/** All steps of an order, for the sellers in the northern emirates. */
const allSteps = {
  title: text('احجز هذه السيارة', 'Reserve this car'),
  steps: [
    { type: 'payment_options', required: true },
    { type: 'trade_in' },
    { type: 'service_packs' },
    { type: 'location', required: true },
    { type: 'appointment' },
    {
      type: 'content',
      title: text('قبل أن تتابع', 'Before you continue'),
      html: text(
        '<p>أحضر رخصة القيادة وبطاقة الهوية عند زيارة الوكيل.</p>',
        '<p>Bring your driving licence and your identity card when you visit the retailer.</p>',
      ),
    },
  ],
  packs: [
    {
      key: 'warranty',
      title: text('ضمان خمس سنوات', 'Five-year warranty'),
      text: text('حتى 150 ألف كيلومتر.', 'Up to 150,000 km.'),
      included: true,
    },
    {
      key: 'service',
      title: text('صيانة لثلاث سنوات', 'Three years of service'),
      text: text(
        'جميع الزيارات المجدولة والقطع الأصلية.',
        'All scheduled visits with original parts.',
      ),
      amount: 8500,
    },
    {
      key: 'tyres',
      title: text('حماية الإطارات', 'Tyre protection'),
      text: text('استبدال الإطارات المتضررة.', 'Damaged tyres are replaced.'),
      amount: 120,
      period: 'month',
    },
  ],
  delivery: [
    { key: 'north', name: text('الشارقة وعجمان', 'Sharjah and Ajman'), amount: 0 },
    { key: 'dubai', name: text('دبي', 'Dubai'), amount: 450 },
    { key: 'abu_dhabi', name: text('أبوظبي', 'Abu Dhabi'), amount: 900 },
  ],
  appointments: {
    kinds: ['viewing', 'test_drive', 'handover'],
    lead_hours: 24,
    days: 10,
    capacity: 2,
  },
};

/** PayPal and LiqPay do not support the dirham: the amount is exchanged. */
const deposits = {
  yas: { payment: 'STRIPE', deposit: 5000 },
  north: { payment: 'STRIPE', deposit: 10_000, alternatives: ['NO_PAYMENT_JAPAN'] },
  rasAlKhaimah: { payment: 'PAYPAL', deposit: 5000, vendor_currency: 'USD', vendor_rate: 0.28 },
  fujairah: { payment: 'LIQPAY', deposit: 5000, vendor_currency: 'USD', vendor_rate: 0.28 },
} as const;

const paidOrders = Object.entries(deposits).map(([seller, deposit]) => ({
  company: demoCompanies[seller as keyof typeof deposits],
  section: 'order_online',
  config_type: 'order_online',
  position: 1,
  data: { enabled: true, ...deposit, confirmation_by_link: false },
}));

/** Asks for companies, terms, a verified number and an address with a mailbox. */
const checkoutPage = {
  customer_types: ['private', 'corporate'],
  fields_shown: ['city', 'tax_number', 'contact_person'],
  fields_required: ['tax_number', 'contact_person'],
  verify_phone: true,
  verify_email: true,
  terms: [
    {
      key: 'reservation',
      version: '2026-01',
      required: true,
      html: text(
        '<p>تُحجز السيارة باسمك بعد دفع العربون. يُخصم العربون من السعر، ويُعاد كاملًا إن ألغيت الحجز خلال 14 يومًا من تأكيده.</p><p>يتغيّر السعر إن تغيّرت الضرائب أو الرسوم قبل التسليم.</p>',
        '<p>The car is reserved for you once the deposit is paid. The deposit is deducted from the price. It is returned in full if you cancel within 14 days of the confirmation.</p><p>The price changes if taxes or fees change before the handover.</p>',
      ),
    },
    {
      key: 'offers',
      version: '2026-01',
      required: false,
      html: text(
        '<p>يمكن للوكيل أن يرسل إليّ عروض الخدمة والملحقات.</p>',
        '<p>The retailer may send me offers for service and accessories.</p>',
      ),
    },
  ],
};

const section = (name: string, entries: Record<string, unknown>, prefix = '') =>
  Object.entries(entries).map(([type, data]) => ({
    company: 'default',
    section: name,
    config_type: `${prefix}${type}`,
    position: 1,
    data,
  }));

/**
 * Showroom, online orders, the same for configured cars, the sellers that take a deposit, and one
 * that has all steps in its orders.
 */
export const demoCompanyConfig = [
  ...section('showroom', showroom),
  ...section('order_online', orderOnline),
  ...section('order_online', orderConfigured, 'config_'),
  ...paidOrders,
  {
    company: demoCompanies.north,
    section: 'order_online',
    config_type: 'order_online_steps_page',
    position: 1,
    data: allSteps,
  },
  {
    company: demoCompanies.north,
    section: 'order_online',
    config_type: 'order_online_checkout_page',
    position: 3,
    data: checkoutPage,
  },
];
