import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });
const link = (label: string, url: string) => ({
  type: 'internal',
  label: text(label, label),
  url,
  target: '_self',
});

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'ftq-1',
    template: 'fuel-type-quiz',
    version: 1,
    fields: {
      step_0_image: { id: 'hero/charging-midsuv-white', alt: text('شحن', 'Charging') },
      step_0_heading: text('أي وقود؟', 'Which fuel?'),
      step_0_subheading: text('خمسة أسئلة', 'Five questions'),
      start_label: text('هيا', 'Go'),
      next_label: text('بعده', 'Onwards'),
      previous_label: text('قبله', 'Backwards'),
      final_label: text('النتيجة', 'Show me'),
      restart_label: text('مجددًا', 'Once more'),
      step_1_heading: text('المسافة', 'Distance'),
      step_1_subheading: text('في السنة', 'In a year'),
      step_1_answer_1: text('قليلة', 'Little'),
      step_1_answer_1_description: text('شرح', 'A description'),
      aside_proposition_label: text('لك', 'For you'),
      petrol_heading: text('بنزين', 'It is petrol'),
      petrol_image: { id: 'hero/coast-coupe-silver', alt: text('كوبيه', 'Coupé') },
      petrol_introduction: text('مقدّمة', 'An introduction'),
      petrol_description: text('وصف', 'A longer text'),
      petrol_advantages: text('<ul><li>جيد</li></ul>', '<ul><li>Good</li></ul>'),
      petrol_disadvantages: text('<ul><li>سيئ</li></ul>', '<ul><li>Bad</li></ul>'),
      petrol_vehicle_label: text('السيارات', 'Petrol cars'),
      petrol_vehicle_link: link('x', '/vehicles?fuel=petrol'),
      petrol_other_option_label: text('غيره', 'Something else'),
      petrol_other_option_link: link('x', '/phev.html'),
      petrol_aside_label: text('جرّب', 'Try it'),
      petrol_aside_description: text('نصّ', 'Text of the aside'),
      petrol_primary_label: text('وكيل', 'Retailer'),
      petrol_primary_link: link('x', '/retailers'),
      petrol_secondary_label: text('اتصل', 'Call'),
      petrol_secondary_link: link('x', '/contact'),
      block_scroll_id: 'quiz',
    },
    groups: [],
  },
];
