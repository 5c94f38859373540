import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });

const model = (key: string, ar: string, en: string, price: number, engine_type: string) => ({
  key,
  nameplate_key: key,
  name: text(ar, en),
  image_id: `studio/${key === 'roadster' ? 'coupe-front34-silver' : 'offroader-front34-sand'}`,
  price,
  engine_type,
});

/** All but the day, which pictures of stories cannot have. */
const outputs = JSON.stringify([
  'monthly_payment',
  'on_the_road_price',
  { total_deposit: ['cash_deposit'] },
  'total_amount_of_credit',
  'monthly_payments',
  'duration_of_agreement',
  'interest_rate',
]);

const content: Sample = {
  fields: {
    header_tag: '2',
    disclaimers: text(
      'مثال إرشادي. يخضع التمويل لموافقة الجهة الممولة وشروطها.',
      'An indicative example. Finance is subject to the lender’s approval and terms.',
    ),
    hide_free_items: true,
    models_info: JSON.stringify([
      model('roadster', 'الكوبيه', 'The coupé', 200_000, 'petrol'),
      model('explorer', 'سيارة الطرق الوعرة', 'The off-roader', 315_000, 'diesel'),
    ]),
  },
  groups: [
    {
      finance_product: 'ae_loan',
      name: text('تمويل', 'Loan'),
      input_configuration: JSON.stringify({
        down_payment: { min: 20, max: 50, default: 20, interval: 5, unit: 'percent' },
        duration: { min: 4, max: 7, default: 4, interval: 1, unit: 'years' },
        interest_rate: 3.99,
      }),
      output_configuration: outputs,
      disclaimer: text('نسبة ربح متناقصة.', 'Reducing rate.'),
    },
    {
      finance_product: 'ae_lease',
      name: text('تأجير', 'Lease'),
      input_configuration: JSON.stringify({
        down_payment: { min: 10, max: 30, default: 20, interval: 10, unit: 'percent' },
        duration: { min: 24, max: 60, default: 36, interval: 12, unit: 'months' },
        interest_rate: 3.49,
        residual_value: 30,
      }),
      output_configuration: outputs,
      disclaimer: text(
        'تُعاد السيارة في نهاية العقد أو تُشترى بقيمتها المتبقية.',
        'At the end the car is returned, or bought at its residual value.',
      ),
    },
  ],
};

export const sample = { ar: content, en: content };
