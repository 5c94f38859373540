import type { Sample } from '../../model/definition/define-block.js';

const link = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'خطوتك التالية', en: 'Your next step' },
    header_size: 'l',
    paragraph: {
      ar: 'سواء أردت أن تجرّب القيادة أو أن ترى ما هو جاهز للتسليم، الطريق قصير.',
      en: 'Whether you would rather drive first or see what is ready to go, it is not far.',
    },
    box_color: 'grey-theme',
    'rdx-links': [
      link('السيارات المتوفرة', 'Cars in stock', '/vehicles'),
      link('تجربة القيادة', 'Book a test drive', '/test-drive'),
      link('عروض هذا الموسم', 'This season’s offers', '/offers'),
      link('أقرب وكيل إليك', 'Your nearest retailer', '/retailers'),
    ],
  },
};

export const sample = { ar: content, en: content };
