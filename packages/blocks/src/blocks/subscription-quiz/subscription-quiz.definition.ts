import type { Bilingual } from '../../model/definition/bilingual.js';
import { defineBlock } from '../../model/definition/define-block.js';
import { image, link, markdown, separator, string } from '../../model/definition/field.js';
import { prefixed } from '../../shared/fields/prefixed.js';
import { sample } from './subscription-quiz.sample.js';

const both = (ar: string, en: string) => ({ ar, en });
const part = (ar: string, en: string) => separator({ label: { ar, en }, collapsed: true });
const line = (label: Bilingual, text: Bilingual) =>
  string({ label, default: text, optional: true });
const words = (ar: string, en: string) => markdown({ label: { ar, en }, optional: true });
const picture = (ar: string, en: string) => image({ label: { ar, en }, optional: true });

const answer = (ar: string, en: string) => line(both('إجابة', 'Answer'), both(ar, en));
const question = (ar: string, en: string) => line(both('السؤال', 'Question'), both(ar, en));

/** The fields of a product's card, folded in the editor. */
const card = <const P extends string>(product: P, label: Bilingual) =>
  prefixed(product, {
    separator: separator({ label, collapsed: true }),
    image: picture('الصورة', 'Picture'),
    title: string({ label: both('العنوان', 'Title'), optional: true }),
    content: words('النص', 'Content'),
    button: link({ label: both('الزر', 'Button'), optional: true }),
  });

export const subscriptionQuiz = defineBlock({
  key: 'subscription-quiz',
  name: { ar: 'اختبار الاشتراك', en: 'Subscription quiz' },
  description: {
    ar: 'ثلاثة أسئلة عن الاستخدام والمدة والمسافة، ثم المنتج الأنسب والبدائل وملخص الإجابات.',
    en: 'Three questions about use, period and mileage, then the best product, alternatives and a summary of the answers.',
  },
  short_description: { ar: 'أي منتج يناسب الزائر', en: 'Which product suits a visitor' },
  group: 'Specials',
  version: 1,
  fields: {
    welcome_separator: separator({ label: both('الترحيب', 'Welcome') }),
    main_title: markdown({ label: both('العنوان', 'Title'), inline: true, optional: true }),
    paragraph: words('النص', 'Paragraph'),
    button: line(both('زر البدء', 'Start button'), both('ابدأ', 'Start')),
    image_1: picture('الصورة الأولى', 'First picture'),
    image_2: picture('الصورة الثانية', 'Second picture'),
    image_3: picture('الصورة الثالثة', 'Third picture'),
    step_1_separator: part('السؤال 1', 'Question 1'),
    step_1_question: question('كيف ستستخدم السيارة؟', 'What will you use the car for?'),
    step_1_answer_private: answer('استخدام شخصي', 'Private'),
    step_1_answer_business: answer('للعمل', 'Business'),
    step_1_answer_business_and_private: answer('للعمل والاستخدام الشخصي', 'Business and private'),
    step_2_separator: part('السؤال 2', 'Question 2'),
    step_2_question: question('كم شهرًا تحتاج إليها؟', 'How many months do you need it for?'),
    step_2_answer_6_12: answer('من 6 إلى 12 شهرًا', '6-12 months'),
    step_2_answer_12_24: answer('من 12 إلى 24 شهرًا', '12-24 months'),
    step_2_answer_24_60: answer('من 24 إلى 60 شهرًا', '24-60 months'),
    step_3_separator: part('السؤال 3', 'Question 3'),
    step_3_question: question(
      'كم كيلومترًا تقود في السنة؟',
      'How many kilometres do you drive in a year?',
    ),
    step_3_answer_below_20000: answer('أقل من 20,000 كم', 'Below 20,000 km'),
    step_3_answer_above_20000: answer('أكثر من 20,000 كم', 'Above 20,000 km'),
    results_separator: separator({ label: both('النتيجة', 'Result') }),
    results_button: line(both('زر النتيجة', 'Result button'), both('اعرض النتيجة', 'See result')),
    summary_title: line(both('عنوان الملخص', 'Summary heading'), both('إجاباتك', 'Your answers')),
    summary_content: words('نص الملخص', 'Summary text'),
    ...card('main_subscription', both('الأنسب: الاشتراك', 'Main: subscription')),
    ...card('main_loan', both('الأنسب: التمويل', 'Main: loan')),
    ...card('main_full_service', both('الأنسب: الخدمة الكاملة', 'Main: full service')),
    ...card('alternative_subscription', both('بديل: الاشتراك', 'Alternative: subscription')),
    ...card('alternative_loan', both('بديل: التمويل', 'Alternative: loan')),
    ...card('alternative_full_service', both('بديل: الخدمة الكاملة', 'Alternative: full service')),
    ...card('alternative_leasing_to_go', both('بديل: الإيجار المرن', 'Alternative: leasing to go')),
    footer_separator: separator({ label: both('التذييل', 'Footer') }),
    footer_title: string({ label: both('عنوان التذييل', 'Footer heading'), optional: true }),
    footer_content: words('نص التذييل', 'Footer text'),
    footer_link: link({ label: both('رابط التذييل', 'Footer link'), optional: true }),
  },
  interactive: true,
  sample,
});
