import { defineBlock, markdown, string } from '@mawkib/blocks/model';

const content = {
  fields: {
    title: { en: '{{title}}', ar: 'عنوان القسم' },
    paragraph: { en: 'A short text on what a visitor sees.', ar: 'فقرة قصيرة تصف ما يراه الزائر.' },
  },
};

/** What the block holds; form, validation and template follow from it. */
export const {{camel}} = defineBlock({
  key: '{{key}}',
  name: { en: '{{title}}', ar: '{{title}}' },
  description: { en: 'What this block shows a visitor.', ar: 'ما الذي يعرضه هذا القسم للزائر.' },
  short_description: { en: 'In a few words', ar: 'وصف قصير' },
  group: 'Content',
  version: 1,
  fields: {
    title: string({ label: { en: 'Title', ar: 'العنوان' } }),
    paragraph: markdown({ label: { en: 'Text', ar: 'النص' }, optional: true }),
  },
  interactive: false,
  sample: { en: content, ar: content },
});
