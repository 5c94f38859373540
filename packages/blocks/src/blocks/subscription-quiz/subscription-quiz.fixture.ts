import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });
const link = (label: string, url: string) => ({
  type: 'internal',
  label: text(label, label),
  url,
  target: '_self',
});
const card = (name: string) => ({
  [`${name}_image`]: { id: `hero/${name}`, alt: text(name, `Picture of ${name}`) },
  [`${name}_title`]: text(name, `Title of ${name}`),
  [`${name}_content`]: text(name, `Content of **${name}**`),
  [`${name}_button`]: link(`Button of ${name}`, `/${name}`),
});

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'sq-1',
    template: 'subscription-quiz',
    version: 1,
    fields: {
      main_title: text('مرحبًا', 'Welcome'),
      paragraph: text('نصّ', 'A paragraph'),
      button: text('هيا', 'Go'),
      image_1: { id: 'hero/a', alt: text('1', 'First') },
      image_2: { id: 'hero/b', alt: text('2', 'Second') },
      step_1_question: text('لماذا؟', 'What for?'),
      step_1_answer_private: text('شخصي', 'For me'),
      results_button: text('النتيجة', 'Show me'),
      summary_title: text('الملخص', 'In short'),
      summary_content: text('نصّ', 'What you said'),
      ...card('main_subscription'),
      ...card('main_loan'),
      ...card('main_full_service'),
      ...card('alternative_subscription'),
      ...card('alternative_loan'),
      ...card('alternative_full_service'),
      ...card('alternative_leasing_to_go'),
      footer_title: text('أخيرًا', 'Last of all'),
      footer_content: text('نصّ', 'A footer'),
      footer_link: link('Call', '/contact'),
      block_scroll_id: 'plans',
    },
    groups: [],
  },
];
