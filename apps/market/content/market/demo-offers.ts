import { tz } from '@date-fns/tz';
import type { OfferFigures } from '@mawkib/api-clients/contracts/content';
import { addMonths, endOfMonth, formatISO, startOfMonth } from 'date-fns';
import { text } from '../demo-page.js';
import { showroomFinance } from './showroom-finance.js';

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
  url: string;
}

const offers: readonly (readonly [car_model_key: string, terms: Terms])[] = [
  [
    'defender_110',
    {
      kind: 'new',
      category: 'finance',
      brand: 'defender',
      image_id: 'studio/offroader-front34-black',
      title: text('ديفندر 110 بالتقسيط على خمس سنوات', 'Defender 110, over five years'),
      description: text(
        'فائدة ثابتة 2.49% وخطة صيانة كاملة طوال مدة التمويل.',
        'A flat rate of 2.49%, and a full service plan for the whole term.',
      ),
      url: '/vehicles?models=Defender&states=new',
    },
  ],
  [
    'range_rover',
    {
      kind: 'new',
      category: 'purchase',
      brand: 'range_rover',
      image_id: 'hero/courtyard-luxsuv-sand',
      title: text('رينج روڤر مع تسجيل وتأمين', 'Range Rover, registered and insured'),
      description: text(
        'السنة الأولى علينا للسيارات المتوفرة حتى نهاية العرض.',
        'The first year is on us for cars in stock, until the offer ends.',
      ),
      url: '/vehicles?models=Range+Rover&states=new',
    },
  ],
  [
    'range_rover_evoque',
    {
      kind: 'new',
      category: 'finance',
      brand: 'range_rover',
      image_id: 'studio/midsuv-side-white',
      title: text('إيڤوك بموافقة خلال يوم عمل', 'Evoque, approved within a working day'),
      description: text(
        'تمويل حتى خمس سنوات لدى البنك الذي تختاره.',
        'Financed for up to five years by the bank of your choice.',
      ),
      url: '/vehicles?models=Range+Rover+Evoque&states=new',
    },
  ],
  [
    'f_pace',
    {
      kind: 'new',
      category: 'purchase',
      brand: 'jaguar',
      image_id: 'studio/midsuv-rear34-black',
      title: text('إف-بيس مع خدمة خمس سنوات', 'F-PACE with five years of service'),
      description: text(
        'صيانة مجدولة حتى 100 ألف كيلومتر دون رسوم إضافية.',
        'Scheduled servicing up to 100,000 km at no extra charge.',
      ),
      url: '/vehicles?models=F-PACE&states=new',
    },
  ],
  [
    'f_type',
    {
      kind: 'approved',
      category: 'purchase',
      brand: 'jaguar',
      image_id: 'detail/coupe-headlamp-burgundy',
      title: text('إف-تايب المعتمدة بضمان 24 شهرًا', 'Approved F-TYPE with 24 months of warranty'),
      description: text(
        'فحص من 165 نقطة، وعودة بلا أسئلة خلال سبعة أيام.',
        'A 165-point check, and seven days to change your mind.',
      ),
      url: '/vehicles?models=F-TYPE&states=approved',
    },
  ],
];

const { down_payment, duration, interest_rate, rate_kind } = showroomFinance;

/** An offer with its figures: the lowest price in stock, financed at the rate of the showroom. */
function withFigures([car_model_key, terms]: (typeof offers)[number]) {
  const plan = {
    kind: 'finance_plan',
    of: 'price',
    down_payment_percent: down_payment.default,
    months: duration.default,
    annual_rate: interest_rate[terms.kind],
    rate_kind,
  } as const;
  const shown = { rate: `${plan.annual_rate}%`, down: `${plan.down_payment_percent}%` };
  const match =
    car_model_key === 'defender_110' ? { car_key: car_model_key } : { nameplate: car_model_key };
  return {
    car_model_key,
    properties: {
      ...terms,
      terms: text(
        `السعر لأقل سيارة سعرًا في هذا العرض، شاملًا ضريبة القيمة المضافة. القسط لدفعة أولى ${shown.down} وفائدة ثابتة سنوية ${shown.rate} على ${plan.months} شهرًا، ويخضع لموافقة البنك.`,
        `The price is the lowest of the cars in this offer, VAT included. The payment is for ${shown.down} down at a flat annual rate of ${shown.rate} over ${plan.months} months, and subject to the bank’s approval.`,
      ),
    },
    figures: {
      price: { source: { kind: 'cheapest_in_stock', ...match, state: terms.kind } },
      monthly_price: { source: { ...plan, output: 'monthly_price' } },
      down_payment: { source: { ...plan, output: 'down_payment' } },
    } satisfies OfferFigures,
  };
}

/**
 * Offers from the first day of this month to the last of the next; one starts later, one has ended.
 * Prices and payments follow from the stock and from the finance terms of the showroom.
 */
export function demoOffers(today: Date) {
  const span = (from: number, until: number) => ({
    starts_on: firstDay(today, from),
    ends_on: lastDay(today, until),
  });
  const now = span(0, 1);
  const terms = offers.map(withFigures);
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
    figures: OfferFigures;
  }[];
}

/** Prices of services, which pages show as typed until the end of the next month. */
export const demoDeclaredPrices = (today: Date) => [
  {
    page: 'offers',
    figure: 'AED 490',
    reason: 'Price list of the service centres: summer service',
    ends_on: lastDay(today, 1),
  },
];

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
