import { bool, select, string, text } from '../../model/definition/field.js';

/** quote, author, author_position, section_class, justify_text: a quotation and its author. */
export const quotationFields = () => ({
  quote: text({ label: { ar: 'الاقتباس', en: 'Quote' }, required: true }),
  author: string({ label: { ar: 'القائل', en: 'Author' } }),
  author_position: string({ label: { ar: 'منصب القائل', en: 'Author position' } }),
  section_class: select({
    label: { ar: 'المحاذاة', en: 'Alignment' },
    options: [
      { value: 'left', label: { ar: 'يسار', en: 'Left' } },
      { value: 'center', label: { ar: 'وسط', en: 'Centre' } },
      { value: 'right', label: { ar: 'يمين', en: 'Right' } },
    ],
    default: 'center',
  }),
  justify_text: bool({ label: { ar: 'ضبط النص من الجانبين', en: 'Justify text' } }),
});
