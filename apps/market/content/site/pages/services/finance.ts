import { block, type DemoPage, image, link, text } from '../../../demo-page.js';

const model = (
  key: string,
  nameplate_key: string,
  name: { ar: string; en: string },
  picture: string,
  engine_type: string,
) => ({ key, nameplate_key, name, image_id: `studio/${picture}`, engine_type });

/** Prices are those of the catalogue: none is typed here. */
const models = [
  model(
    'defender_90',
    'defender',
    text('ديفندر 90', 'Defender 90'),
    'offroader-front34-sand',
    'petrol',
  ),
  model(
    'defender_110',
    'defender',
    text('ديفندر 110', 'Defender 110'),
    'offroader-front34-green',
    'petrol',
  ),
  model('discovery', 'discovery', text('ديسكڤري', 'Discovery'), 'luxsuv-front34-white', 'diesel'),
  model(
    'range_rover_sport',
    'range_rover_sport',
    text('رينج روڤر سبورت', 'Range Rover Sport'),
    'luxsuv-front34-black',
    'petrol',
  ),
  model('f_pace', 'f_pace', text('إف-بيس', 'F-PACE'), 'midsuv-front34-burgundy', 'petrol'),
  model('i_pace', 'i_pace', text('آي-بيس', 'I-PACE'), 'midsuv-front34-silver', 'electric'),
];

const mileage = {
  ar: 'من 24 إلى 60 قسطًا شهريًا. الحد الأقصى للمسافة خلال العقد 120,000 كم لسيارات البنزين و150,000 كم لسيارات الديزل.',
  en: 'Between 24 and 60 monthly rentals. The maximum mileage over the contract is 120,000 km for petrol and 150,000 km for diesel.',
};

/** The finance calculator with a loan and a lease. */
export const finance: DemoPage = {
  id: 'finance',
  path: '/finance',
  title: text('التمويل', 'Finance'),
  meta_title: text('احسب قسطك الشهري', 'Work out your monthly payment'),
  meta_description: text(
    'اختر الطراز والدفعة الأولى والمدة، واعرف القسط والكلفة السنوية قبل أن تزور المعرض.',
    'Choose model, down payment and term, and see payment and annual cost before you visit a showroom.',
  ),
  image_id: 'hero/city-saloon-black',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('القسط أولًا', 'The payment first'),
      header_tag: '1',
      header_size: 'xl',
      paragraph: text(
        'كل رقم هنا من سعر الطراز في دليلنا، ومعه ما يكلّفه التمويل في السنة.',
        'Every figure comes from the price of the model in our catalogue, with what the credit costs in a year.',
      ),
      font_size: 'big',
    }),
    block(
      'finance-calculator',
      {
        calculator_style: 'mena',
        hide_free_items: true,
        models_info: JSON.stringify(models),
        disclaimers: text(
          'مثال إرشادي يشمل ضريبة القيمة المضافة. يخضع التمويل لموافقة البنك، وقد تختلف النسبة بحسب ملفك.',
          'An indicative example including VAT. Finance is subject to the bank’s approval; your rate may differ.',
        ),
      },
      [
        {
          finance_product: 'ae_loan',
          name: text('تمويل', 'Loan'),
          description: text(
            'تملك السيارة من اليوم الأول، وتسدّد أقساطًا متساوية.',
            'You own the car from the first day and repay in equal instalments.',
          ),
          input_configuration: JSON.stringify({
            down_payment: { min: 20, max: 50, default: 20, interval: 5, unit: 'percent' },
            duration: { min: 12, max: 60, default: 60, interval: 12, unit: 'months' },
            interest_rate: 4.49,
          }),
          disclaimer: text('نسبة ربح متناقصة، للسيارات الجديدة.', 'Reducing rate, for new cars.'),
          buttons: [link('/contact', 'تحدّث مع مستشار', 'Talk to an adviser')],
        },
        {
          finance_product: 'ae_lease',
          name: text('تأجير', 'Lease'),
          description: text(mileage.ar, mileage.en),
          input_configuration: JSON.stringify({
            down_payment: { min: 10, max: 30, default: 20, interval: 5, unit: 'percent' },
            duration: { min: 24, max: 60, default: 36, interval: 12, unit: 'months' },
            interest_rate: 4.99,
            residual_value: 35,
          }),
          disclaimer: text(
            'في نهاية العقد تعيد السيارة أو تشتريها بالقيمة المتبقية، 35% من السعر.',
            'At the end you return the car, or buy it at its residual value of 35% of the price.',
          ),
          buttons: [link('/contact', 'تحدّث مع مستشار', 'Talk to an adviser')],
        },
      ],
    ),
    block('image-box', {
      image: image('place/interior-daylight', 'قاعة عرض في النهار', 'A showroom in daylight'),
      title: text('أوراق قليلة، وجواب في يوم', 'Few papers, and a reply in a day'),
      header_size: 'l',
      paragraph: text(
        'هوية، وشهادة راتب، وكشف حساب لثلاثة أشهر. يصلك ردّ البنك خلال يوم عمل.',
        'An ID, a salary certificate and three months of statements. The bank replies within a working day.',
      ),
      'rdx-link': link('/retailers', 'أقرب معرض', 'Your nearest showroom'),
    }),
    block('offers', {
      title: text('عروض التمويل', 'Finance offers'),
      header_size: 'l',
      category: 'finance',
      form_title: text('استفسر عن العرض', 'Ask about this offer'),
      form_id: 'offer',
    }),
  ],
};
