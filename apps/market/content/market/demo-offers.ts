import { tz } from '@date-fns/tz';
import { catalogueKey } from '@mawkib/core/dynamic-content';
import { creditQuote } from '@mawkib/core/finance';
import { addMonths, endOfMonth, formatISO, startOfMonth } from 'date-fns';
import { demoDealers } from '../dealers/demo-dealers.js';
import { text } from '../demo-page.js';
import { generateVehicles } from '../vehicles/generate-vehicles.js';
import { showroomFinance } from './showroom-finance.js';

const utc = tz('UTC');
const isoDay = (day: Date) => formatISO(day, { representation: 'date' });

/** First day of the month that is `months` after the one of `today`. */
const firstDay = (today: Date, months: number) =>
  isoDay(startOfMonth(addMonths(today, months, { in: utc })));
const lastDay = (today: Date, months: number) =>
  isoDay(endOfMonth(addMonths(today, months, { in: utc })));

type Vehicle = ReturnType<typeof generateVehicles>[number];

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

const { down_payment, duration, interest_rate } = showroomFinance;

/** Lowest price in AED of the vehicles that the offer is for. */
function lowestPrice(car: string, kind: Terms['kind'], vehicles: readonly Vehicle[]): number {
  const prices = vehicles
    .filter(
      ({ state, status, nameplate, texts, price_hidden }) =>
        state === kind &&
        status !== 'sold' &&
        !price_hidden.includes('cash') &&
        [nameplate, texts.en.model_display_name].map(catalogueKey).includes(car),
    )
    .map(({ sale_minor }) => sale_minor / 100);
  if (prices.length === 0) throw new Error(`No ${kind} ${car} is in stock for its offer`);
  return Math.min(...prices);
}

/** An offer with its figures: the lowest price in stock, financed at the rate of the showroom. */
function withFigures(
  [car_model_key, terms]: (typeof offers)[number],
  vehicles: readonly Vehicle[],
) {
  const price = lowestPrice(car_model_key, terms.kind, vehicles);
  const months = duration.default;
  const rate = interest_rate[terms.kind];
  const credit = Math.round(price * (100 - down_payment.default));
  const quote = creditQuote({ credit, annualRate: rate, rateKind: 'flat', months });
  if (!quote) throw new Error(`No quote for ${car_model_key}`);
  const shown = { rate: `${rate}%`, down: `${down_payment.default}%` };
  return {
    car_model_key,
    properties: {
      ...terms,
      currency: 'AED',
      price,
      monthly_price: Math.round(quote.payment / 100),
      down_payment_percent: down_payment.default,
      months,
      terms: text(
        `السعر لأقل سيارة سعرًا في هذا العرض، شاملًا ضريبة القيمة المضافة. القسط لدفعة أولى ${shown.down} وفائدة ثابتة سنوية ${shown.rate} على ${months} شهرًا، ويخضع لموافقة البنك.`,
        `The price is the lowest of the cars in this offer, VAT included. The payment is for ${shown.down} down at a flat annual rate of ${shown.rate} over ${months} months, and subject to the bank’s approval.`,
      ),
    },
  };
}

/**
 * Offers from the first day of this month to the last of the next; one starts later, one has ended.
 * Prices and payments follow from the stock and from the finance terms of the showroom.
 */
export function demoOffers(
  today: Date,
  vehicles: readonly Vehicle[] = generateVehicles({ dealers: demoDealers, today }),
) {
  const span = (from: number, until: number) => ({
    starts_on: firstDay(today, from),
    ends_on: lastDay(today, until),
  });
  const now = span(0, 1);
  const terms = offers.map((offer) => withFigures(offer, vehicles));
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
