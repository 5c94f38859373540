import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: three models, two products. */
export const fixtures: StoredBlock[] = [
  {
    id: 'finance-1',
    template: 'finance-calculator',
    version: 1,
    fields: {
      nameplate_key_filter: '',
      calculator_style: 'default',
      labels: JSON.stringify({ title: text('الحاسبة', 'The calculator') }),
      header_tag: '3',
      disclaimers: text('شروط القسم.', 'Terms of the block.'),
      hide_free_items: false,
      models_info: JSON.stringify([
        {
          key: 'defender_110',
          nameplate_key: 'Defender 110',
          name: text('ديفندر 110', 'Defender 110'),
          image_id: 'studio/offroader-front34-sand',
          price: 200000,
          engine_type: 'petrol',
        },
        { key: 'f_type', nameplate_key: 'f_type', name: 'F-TYPE', price: '٣٠٠٬٠٠٠' },
        { key: 'xe', nameplate_key: 'xe', name: 'XE', price: -5 },
        { key: 'unpriced', name: 'Unpriced' },
      ]),
      block_scroll_id: 'finance',
    },
    groups: [
      {
        id: 'fp-a',
        fields: {
          finance_product: 'ae_loan',
          name: text('تمويل', 'Loan'),
          description: text('وصف التمويل.', 'About the loan.'),
          link: { type: 'internal', label: text('المزيد', 'More'), url: '/more' },
          buttons: [{ type: 'internal', label: text('اتصل', 'Call'), url: '/call' }],
          input_configuration: JSON.stringify({
            down_payment: { min: 10, max: 30, default: 20, interval: 10, unit: 'percent' },
            duration: { min: 4, max: 7, default: 4, interval: 1, unit: 'years' },
            interest_rate: 3.99,
          }),
          output_configuration: JSON.stringify([
            'monthly_payment',
            'on_the_road_price',
            { total_deposit: ['cash_deposit'] },
            'total_amount_of_credit',
            'monthly_payments',
            'duration_of_agreement',
            'interest_rate',
            'created_at',
          ]),
          disclaimer: text('شروط التمويل.', 'Terms of the loan.'),
        },
      },
      {
        id: 'fp-b',
        fields: {
          finance_product: 'ae_lease',
          name: text('تأجير', 'Lease'),
          output_configuration: '{"total_deposit":true,"interest_rate":true}',
          disclaimer: text('شروط التأجير.', 'Terms of the lease.'),
        },
      },
    ],
  },
];
