import type { Sample } from '../../model/definition/define-block.js';

const picture = (id: string, ar: string, en: string) => ({ id, alt: { ar, en } });

const content: Sample = {
  fields: {
    title: { ar: 'مقصورة تعيد ترتيب نفسها', en: 'A cabin that rearranges itself' },
    header_size: 'l',
    counter: { ar: '{current}/{total}', en: '{current}/{total}' },
    frame_1: picture('interior/front-seats', 'مقعدان في المقدمة', 'Two seats in front'),
    frame_2: picture('interior/rear-seats', 'ثلاثة في الخلف', 'Three behind'),
    frame_3: picture('interior/centre-console', 'ومسند يجمع بينهما', 'A console between them'),
    frame_4: picture('interior/driver-view', 'والطريق أمام الجميع', 'And the road before everyone'),
  },
};

export const sample = { ar: content, en: content };
