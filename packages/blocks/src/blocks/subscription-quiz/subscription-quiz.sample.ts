import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const picture = (id: string, ar: string, en: string) => ({ id, alt: text(ar, en) });
const link = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: text(ar, en),
  url,
  target: '_self' as const,
});

/** Texts of a product for its main card and for its card as an alternative. */
const product = (
  name: string,
  title: { ar: string; en: string },
  content: { ar: string; en: string },
  image: { id: string; alt: { ar: string; en: string } },
  kinds: readonly ('main' | 'alternative')[],
) =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      [`${kind}_${name}_image`, image],
      [`${kind}_${name}_title`, title],
      [`${kind}_${name}_content`, content],
      [`${kind}_${name}_button`, link('اعرف المزيد', 'Learn more', '/offers')],
    ]),
  );

const both = ['main', 'alternative'] as const;

const content: Sample = {
  fields: {
    main_title: text('اشتراك أم تمويل؟', 'Subscribe, finance or lease?'),
    paragraph: text(
      'ثلاثة أسئلة تكفي لنعرف ما يناسبك.',
      'Three questions are enough to find what fits you.',
    ),
    image_1: picture(
      'hero/city-saloon-black',
      'سيارة صالون سوداء في المدينة',
      'Black saloon in town',
    ),
    image_2: picture('hero/courtyard-luxsuv-sand', 'سيارة دفع رباعي في فناء', 'SUV in a courtyard'),
    image_3: picture('hero/coast-coupe-silver', 'سيارة كوبيه على الساحل', 'Coupé on the coast'),
    ...product(
      'subscription',
      text('الاشتراك', 'Subscription'),
      text(
        'سعر شهري واحد يشمل التأمين والصيانة، وتبدّل السيارة متى شئت.',
        'One monthly price with insurance and service, and another car whenever you like.',
      ),
      picture('hero/city-coupe-burgundy', 'سيارة كوبيه ليلًا', 'Coupé at night'),
      both,
    ),
    ...product(
      'loan',
      text('التمويل', 'Loan'),
      text(
        'السيارة لك في نهاية المدة، بدفعات ثابتة.',
        'The car is yours at the end, in fixed instalments.',
      ),
      picture('hero/mountain-luxsuv-silver', 'سيارة دفع رباعي في الجبال', 'SUV in the mountains'),
      both,
    ),
    ...product(
      'full_service',
      text('الخدمة الكاملة', 'Full service'),
      text(
        'إيجار طويل الأمد، والصيانة والإطارات علينا.',
        'A long lease, with service and tyres included.',
      ),
      picture(
        'hero/desert-dusk-luxsuv-green',
        'سيارة دفع رباعي خضراء عند الغروب',
        'Green SUV at dusk',
      ),
      both,
    ),
    ...product(
      'leasing_to_go',
      text('الإيجار المرن', 'Leasing to go'),
      text('ادفع مقابل الكيلومترات التي تقودها.', 'Pay for the kilometres that you drive.'),
      picture('hero/mountain-saloon-burgundy', 'سيارة صالون في الجبال', 'Saloon in the mountains'),
      ['alternative'],
    ),
    summary_content: text(
      'غيّر أي إجابة لترى نتيجة أخرى.',
      'Change an answer to see another result.',
    ),
    footer_title: text('ما زلت محتارًا؟', 'Still not sure?'),
    footer_content: text('اتصل بنا، ونحسبها معك.', 'Call us, and we will work it out with you.'),
    footer_link: link('تواصل معنا', 'Contact us', '/contact'),
  },
};

export const sample = { ar: content, en: content };
