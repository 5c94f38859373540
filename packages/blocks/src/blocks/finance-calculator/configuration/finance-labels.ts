import type { LabelOf } from '../../../shared/labels/labels-in.js';

/** Every visible text of the calculator; the field `labels` replaces them by key. */
export const defaultLabels = {
  title: { ar: 'احسب قسطك الشهري', en: 'Work out your monthly payment' },
  models: { ar: 'اختر الطراز', en: 'Choose a model' },
  products: { ar: 'برامج التمويل', en: 'Finance products' },
  no_models: {
    ar: 'لا طرازات متاحة للتمويل حاليًا.',
    en: 'No models are available for finance at the moment.',
  },
  price_from: { ar: 'السعر الرسمي من {price}', en: 'List price from {price}' },
  engine_petrol: { ar: 'بنزين', en: 'Petrol' },
  engine_diesel: { ar: 'ديزل', en: 'Diesel' },
  engine_electric: { ar: 'كهربائي', en: 'Electric' },
  engine_plug_in_hybrid: { ar: 'هجين قابل للشحن', en: 'Plug-in hybrid' },
  down_payment: { ar: 'الدفعة الأولى (%)', en: 'Down payment (%)' },
  duration_years: { ar: 'المدة بالسنوات', en: 'Term in years' },
  duration_months: { ar: 'المدة بالأشهر', en: 'Term in months' },
  bounds: { ar: 'من {min} إلى {max}', en: '{min} to {max}' },
  calculate: { ar: 'احسب', en: 'Calculate' },
  unavailable: {
    ar: 'لا يمكن حساب القسط بهذه القيم.',
    en: 'There is no monthly payment for these values.',
  },
  spoken: { ar: 'القسط الشهري الآن {payment}', en: 'The monthly payment is now {payment}' },
  facts: {
    ar: 'دفعة أولى {deposit}، المدة {term}، نسبة الربح {rate} سنويًا، الكلفة الفعلية {annual_cost} سنويًا',
    en: '{deposit} deposit, {term}, {rate} yearly rate, {annual_cost} annual cost',
  },
  facts_without_cost: {
    ar: 'دفعة أولى {deposit}، المدة {term}، نسبة الربح {rate} سنويًا',
    en: '{deposit} deposit, {term}, {rate} yearly rate',
  },
  monthly_payment: { ar: 'القسط الشهري', en: 'Monthly payment' },
  on_the_road_price: { ar: 'سعر السيارة على الطريق', en: 'On the road price' },
  total_deposit: { ar: 'إجمالي الدفعة الأولى', en: 'Total deposit' },
  cash_deposit: { ar: 'الدفعة النقدية', en: 'Cash deposit' },
  total_amount_of_credit: { ar: 'مبلغ التمويل', en: 'Total amount of credit' },
  monthly_payments: { ar: 'عدد الأقساط', en: 'Monthly payments' },
  duration_of_agreement: { ar: 'مدة العقد', en: 'Duration of agreement' },
  interest_rate: { ar: 'نسبة الربح السنوية', en: 'Interest rate' },
  created_at: { ar: 'تاريخ الحساب', en: 'Calculated on' },
} as const;

export type LabelKey = keyof typeof defaultLabels;
export type Label = LabelOf<typeof defaultLabels>;
