import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    quote: {
      ar: 'السيارة التي تُتعب صاحبها في الزحام لن تُفرحه على الطريق المفتوح. لذلك نبدأ كل تصميم من مقعد السائق.',
      en: 'A car that wears you out in traffic will not delight you on the open road. So every design begins in the driver’s seat.',
    },
    author: { ar: 'سلمى الحارثي', en: 'Salma Al Harthy' },
    author_position: { ar: 'رئيسة تصميم المقصورات', en: 'Head of cabin design' },
  },
};

export const sample = { ar: content, en: content };
