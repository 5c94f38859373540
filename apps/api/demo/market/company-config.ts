import { text } from '../content/compose.js';

const html = (title: ReturnType<typeof text>, ar: string, en: string) => ({
  type: 'html',
  title,
  html: text(ar, en),
});

const showroom = {
  additional: {
    items: [
      html(
        text('الضمان', 'Warranty'),
        '<p>خمس سنوات أو 150 ألف كيلومتر على السيارات الجديدة، و24 شهرًا على المعتمدة.</p>',
        '<p>Five years or 150,000 km on new cars, 24 months on approved ones.</p>',
      ),
      html(
        text('التسليم', 'Delivery'),
        '<p>نسلّم السيارات المتوفّرة خلال ثلاثة أيام عمل بعد التسجيل والتأمين.</p>',
        '<p>Cars in stock are handed over within three working days, once registered and insured.</p>',
      ),
    ],
  },
  cash: {
    title: text('شراء نقدي', 'Buy'),
    items: [
      html(
        text('السعر', 'The price'),
        '<p>يشمل السعر ضريبة القيمة المضافة. لا يشمل التسجيل والتأمين.</p>',
        '<p>The price includes VAT. Registration and insurance are not included.</p>',
      ),
    ],
  },
  lease: {
    title: text('تأجير', 'Lease'),
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
  },
};

const steps = [
  { key: 'details', title: text('بياناتك', 'Your details') },
  { key: 'checkout', title: text('المراجعة', 'Review') },
  { key: 'success', title: text('تم الحجز', 'Reserved') },
  { key: 'confirmation', title: text('التأكيد', 'Confirmation') },
];

const orderOnline = {
  order_online: {
    enabled: true,
    payment: 'NO_PAYMENT_JAPAN',
    deposit: 0,
    confirmation_by_link: true,
  },
  order_online_steps_page: { steps },
  order_online_checkout_page: {
    terms: text(
      'أوافق على شروط الحجز وسياسة الخصوصية.',
      'I agree to the terms of reservation and the privacy policy.',
    ),
  },
  order_online_success_page: {
    heading: text('حجزنا السيارة باسمك', 'The car is held in your name'),
    text: text(
      'أكّد الحجز من الرسالة التي أرسلناها إلى بريدك.',
      'Confirm the reservation from the message that we sent you.',
    ),
  },
};

const section = (name: string, entries: Record<string, unknown>, prefix = '') =>
  Object.entries(entries).map(([type, data]) => ({
    company: 'default',
    section: name,
    config_type: `${prefix}${type}`,
    position: 1,
    data,
  }));

/** The showroom, ordering online, and the same for a car that was configured. */
export const demoCompanyConfig = [
  ...section('showroom', showroom),
  ...section('order_online', orderOnline),
  ...section('order_online', orderOnline, 'config_'),
];
