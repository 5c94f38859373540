import { tz } from '@date-fns/tz';
import { addMonths, endOfMonth, formatISO, startOfMonth } from 'date-fns';
import { text } from '../demo-page.js';

const utc = tz('UTC');
const isoDay = (day: Date) => formatISO(day, { representation: 'date' });

/** First day of the month that is `months` after the one of `today`. */
const firstDay = (today: Date, months: number) =>
  isoDay(startOfMonth(addMonths(today, months, { in: utc })));
const lastDay = (today: Date, months: number) =>
  isoDay(endOfMonth(addMonths(today, months, { in: utc })));

interface Terms {
  kind: 'new' | 'approved';
  category: 'finance' | 'purchase';
  brand: 'defender' | 'range_rover' | 'discovery' | 'jaguar';
  image_id: string;
  title: ReturnType<typeof text>;
  description: ReturnType<typeof text>;
  /** Price in AED. */
  price: number;
  monthly_price: number;
  down_payment_percent: number;
  months: number;
  url: string;
}

const offer = (car_model_key: string, terms: Terms) => ({
  car_model_key,
  properties: { ...terms, currency: 'AED' },
});

const terms = [
  offer('defender_110', {
    kind: 'new',
    category: 'finance',
    brand: 'defender',
    image_id: 'studio/offroader-front34-black',
    title: text('ديفندر 110 من 4,990 درهمًا شهريًا', 'Defender 110 from AED 4,990 a month'),
    description: text(
      'دفعة أولى 20%، وخمس سنوات، وخطة صيانة كاملة.',
      '20% down, five years, full service plan.',
    ),
    price: 304_000,
    monthly_price: 4_990,
    down_payment_percent: 20,
    months: 60,
    url: '/vehicles?models=Defender&states=new',
  }),
  offer('range_rover', {
    kind: 'new',
    category: 'purchase',
    brand: 'range_rover',
    image_id: 'studio/luxsuv-front34-white',
    title: text('رينج روڤر مع تسجيلٍ وتأمين', 'Range Rover, registered and insured'),
    description: text(
      'السنة الأولى علينا للسيارات المتوفرة حتى نهاية العرض.',
      'The first year is on us for cars in stock, until the offer ends.',
    ),
    price: 572_000,
    monthly_price: 9_380,
    down_payment_percent: 20,
    months: 60,
    url: '/vehicles?models=Range+Rover&states=new',
  }),
  offer('range_rover_evoque', {
    kind: 'new',
    category: 'finance',
    brand: 'range_rover',
    image_id: 'studio/midsuv-front34-white',
    title: text('إيڤوك بفائدة 1.99%', 'Evoque at 1.99%'),
    description: text(
      'تمويل حتى خمس سنوات، والموافقة خلال يوم عمل.',
      'Financed for up to five years, approved within a working day.',
    ),
    price: 199_000,
    monthly_price: 3_260,
    down_payment_percent: 20,
    months: 60,
    url: '/vehicles?models=Range+Rover+Evoque&states=new',
  }),
  offer('f_pace', {
    kind: 'new',
    category: 'purchase',
    brand: 'jaguar',
    image_id: 'studio/midsuv-front34-black',
    title: text('إف-بيس مع خدمة خمس سنوات', 'F-PACE with five years of service'),
    description: text(
      'صيانة مجدولة حتى 100 ألف كيلومتر دون رسوم إضافية.',
      'Scheduled servicing up to 100,000 km at no extra charge.',
    ),
    price: 248_000,
    monthly_price: 4_060,
    down_payment_percent: 20,
    months: 60,
    url: '/vehicles?models=F-PACE&states=new',
  }),
  offer('f_type', {
    kind: 'approved',
    category: 'purchase',
    brand: 'jaguar',
    image_id: 'studio/coupe-front34-silver',
    title: text('إف-تايب المعتمدة بضمان 24 شهرًا', 'Approved F-TYPE with 24 months of warranty'),
    description: text(
      'فحص من 165 نقطة، وعودةٌ بلا أسئلة خلال سبعة أيام.',
      'A 165-point check, and seven days to change your mind.',
    ),
    price: 189_000,
    monthly_price: 3_100,
    down_payment_percent: 20,
    months: 60,
    url: '/vehicles?models=F-TYPE&states=approved',
  }),
];

/**
 * Offers from the first day of this month to the last of the next; one starts later, one has ended.
 */
export function demoOffers(today: Date) {
  const span = (from: number, until: number) => ({
    starts_on: firstDay(today, from),
    ends_on: lastDay(today, until),
  });
  const now = span(0, 1);
  const [defender, , , , fType] = terms;
  const others = [
    { ...defender, id: 'defender-last-season', ...span(-4, -3) },
    { ...fType, id: 'f-type-next-season', ...span(2, 3) },
  ];
  return [
    ...terms.map((each) => ({ id: each.car_model_key.replaceAll('_', '-'), ...now, ...each })),
    ...others,
  ].map((each, position) => ({ ...each, position: position + 1 })) as {
    id: string;
    car_model_key: string;
    starts_on: string;
    ends_on: string;
    position: number;
    properties: Record<string, unknown>;
  }[];
}

/** Exchange rates of AED: last month's, this month's, and next month's. */
export function demoExchangeRates(today: Date) {
  const rates = { USD: 0.2723, EUR: 0.2514, SAR: 1.0211 };
  const from = (months: number, euro: number) =>
    Object.entries({ ...rates, EUR: euro }).map(([currency, rate]) => ({
      starts_on: firstDay(today, months),
      currency,
      rate,
    }));
  return [...from(-1, 0.2498), ...from(0, rates.EUR), ...from(1, 0.2531)];
}
