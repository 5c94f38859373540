import type { OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import type { TradeInOptions } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { StepType } from '../../engine/index.js';
import type { StepsPageProps } from './StepsPage.js';

const money = (amount: number) => ({ amount: amount * 100, currency: 'AED' });

export const optionsFor = (locale: Locale): OrderOptions => {
  const say = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  return {
    today: '2026-11-20',
    payment_options: [
      {
        option: 'cash',
        price: money(489_000),
        plan: {
          deposit: { min: 9_780_000, max: 39_120_000, default: 9_780_000 },
          terms: [48, 60],
          term: 60,
          monthly: [
            { months: 48, payment: money(8962) },
            { months: 60, payment: money(7332) },
          ],
        },
      },
      { option: 'lease', price: null },
      { option: 'rent', price: money(9900) },
    ],
    service_packs: [
      {
        key: 'warranty',
        title: say('ضمان خمس سنوات', 'Five-year warranty'),
        text: say('حتى 150 ألف كيلومتر.', 'Up to 150,000 km.'),
        price: money(0),
        period: 'once',
        included: true,
      },
      {
        key: 'service',
        title: say('صيانة لثلاث سنوات', 'Three years of service'),
        text: say('جميع الزيارات المجدولة.', 'All scheduled visits.'),
        price: money(8500),
        period: 'once',
        included: false,
      },
      {
        key: 'tyres',
        title: say('حماية الإطارات', 'Tyre protection'),
        text: '',
        price: money(120),
        period: 'month',
        included: false,
      },
    ],
    retailers: [
      {
        id: '1',
        name: say('معرض شارع الشيخ زايد', 'Sheikh Zayed Road'),
        address: say('دبي', 'Dubai'),
        phone: '+97145550110',
        opening_hours: '',
        distance_km: 0,
        at: { latitude: 25.11, longitude: 55.2 },
        is_seller: true,
      },
      {
        id: '2',
        name: say('معرض الشارقة', 'Sharjah'),
        address: say('الشارقة', 'Sharjah'),
        phone: '+97165550111',
        opening_hours: '',
        distance_km: 24.3,
        at: { latitude: 25.33, longitude: 55.41 },
        is_seller: false,
      },
    ],
    delivery: [
      { key: 'dubai', name: say('دبي', 'Dubai'), price: money(450) },
      { key: 'north', name: say('الشارقة', 'Sharjah'), price: money(0) },
    ],
    appointment: {
      kinds: ['viewing', 'test_drive'],
      retailer_id: '1',
      days: [
        { date: '2026-11-22', slots: ['10:00', '11:00', '12:00'] },
        { date: '2026-11-23', slots: ['10:00', '16:00'] },
      ],
    },
    quote: {
      lines: [
        { key: 'vehicle', ...money(489_000) },
        {
          key: 'pack:service',
          label: say('صيانة لثلاث سنوات', 'Three years of service'),
          ...money(8500),
        },
      ],
      due_now: money(0),
      due_later: money(497_500),
    },
  };
};

const tradeInFor = (locale: Locale): TradeInOptions => {
  const say = (ar: string, en: string) => (locale === 'ar' ? ar : en);
  return {
    brands: [
      { value: 'nissan', label: say('نيسان', 'Nissan') },
      { value: 'toyota', label: say('تويوتا', 'Toyota') },
    ],
    models: [
      { value: 'patrol', label: say('باترول', 'Patrol'), brand: 'nissan' },
      { value: 'camry', label: say('كامري', 'Camry'), brand: 'toyota' },
    ],
    bodyTypes: [{ value: 'suv', label: say('دفع رباعي', 'SUV') }],
    fuelTypes: [{ value: 'petrol', label: say('بنزين', 'Petrol') }],
  };
};

export const allTypes: readonly StepType[] = [
  'payment_options',
  'trade_in',
  'service_packs',
  'location',
  'appointment',
];

/** Props of the page at one of all steps; the steps before have their choice. */
export function stepsPageAt(
  type: StepType,
  locale: Locale,
  props: Partial<StepsPageProps> = {},
): StepsPageProps {
  const active = allTypes.indexOf(type);
  return {
    tabs: allTypes.map((one, index) => ({
      type: one,
      title: null,
      href: index < active ? `/showroom-order-online/vehicle/7?step=${index + 1}` : null,
      state: index === active ? 'active' : index < active ? 'done' : 'ahead',
    })),
    active,
    step: { type, html: null },
    required: type !== 'appointment',
    options: optionsFor(locale),
    tradeIn: tradeInFor(locale),
    values: {},
    errors: {},
    backHref: active > 0 ? `/showroom-order-online/vehicle/7?step=${active}` : null,
    ...props,
  };
}
