import { defineBlock } from '../../model/definition/define-block.js';
import { image, separator, string } from '../../model/definition/field.js';
import { sample } from './fuel-type-quiz.sample.js';
import { questionFields } from './question-fields.js';
import { resultFields } from './result-fields.js';

const label = (ar: string, en: string, text: { ar: string; en: string }) =>
  string({ label: { ar, en }, default: text, optional: true });

const both = (ar: string, en: string) => ({ ar, en });

export const fuelTypeQuiz = defineBlock({
  key: 'fuel-type-quiz',
  name: { ar: 'اختبار نوع الوقود', en: 'Fuel-type quiz (diesel/petrol)' },
  description: {
    ar: 'خمسة أسئلة عن قيادة الزائر، وإحدى أربع نتائج: البنزين أو الديزل أو الهجين القابل للشحن أو الكهرباء. لكل نتيجة رابط يمكن مشاركته.',
    en: 'Five questions about how a visitor drives, and one of four results: petrol, diesel, plug-in hybrid or electric. Each result has a link to share.',
  },
  short_description: { ar: 'أي وقود يناسب الزائر', en: 'Which fuel suits a visitor' },
  group: 'Specials',
  version: 1,
  fields: {
    start_separator: separator({ label: both('البداية والأزرار', 'Start and buttons') }),
    step_0_image: image({ label: both('صورة البداية', 'Picture'), optional: true }),
    step_0_heading: string({ label: both('عنوان البداية', 'Heading'), optional: true }),
    step_0_subheading: string({ label: both('سطر تحت العنوان', 'Subheading'), optional: true }),
    start_label: label('زر البدء', 'Start button', both('ابدأ', 'Start')),
    next_label: label('زر التالي', 'Next button', both('التالي', 'Next')),
    previous_label: label('زر السابق', 'Previous button', both('السابق', 'Previous')),
    final_label: label('زر النتيجة', 'Result button', both('اعرض النتيجة', 'See result')),
    restart_label: label('زر البدء من جديد', 'Restart button', both('ابدأ من جديد', 'Start again')),
    ...questionFields(1, {
      heading: both('كم كيلومترًا تقود في السنة؟', 'How many kilometres do you drive in a year?'),
      answers: {
        1: [both('أقل من 11,000', 'Under 11,000')],
        2: [both('من 11,000 إلى 24,000', '11,000-24,000')],
        3: [both('أكثر من 24,000', 'Over 24,000')],
      },
    }),
    ...questionFields(2, {
      heading: both('كم طول رحلتك المعتادة؟', 'How long is your typical journey?'),
      answers: {
        1: [both('أقل من 16 كم', 'Under 16 km')],
        2: [both('من 16 إلى 48 كم', '16-48 km')],
        3: [both('من 48 إلى 160 كم', '48-160 km')],
        4: [both('أكثر من 160 كم', 'Over 160 km')],
      },
    }),
    ...questionFields(3, {
      heading: both('كيف تقود سيارتك؟', 'What kind of driving do you do?'),
      subheading: both('اختر كل ما ينطبق.', 'Select all that apply.'),
      answers: {
        1: [both('مشاوير قصيرة', 'Short runs')],
        2: [both('سفر للعمل ورحلات طويلة', 'Business travel and touring')],
        3: [both('قطر ونقل', 'Towing and transporting')],
        4: [both('القيادة للمتعة', 'Driving for pleasure')],
      },
    }),
    ...questionFields(4, {
      heading: both('أين تجد نقاط الشحن؟', 'Where do you have access to charge points?'),
      answers: {
        1: [both('داخل المدينة', 'Urban'), both('قرب البيت أو العمل.', 'Near home or work.')],
        2: [both('خارج المدينة', 'Rural'), both('القليل منها في الجوار.', 'Few of them nearby.')],
        3: [
          both('على الطرق السريعة', 'Motorway'),
          both('في محطات الطريق.', 'At service stations.'),
        ],
        4: [both('أماكن مختلفة', 'Mixed'), both('شيء من كل ذلك.', 'Some of each.')],
      },
    }),
    ...questionFields(5, {
      heading: both(
        'كيف تقود في الرحلات التي تزيد على 300 كم، مرة في الشهر أو أكثر؟',
        'How do you drive on journeys over 300 km, once a month or more?',
      ),
      answers: {
        1: [
          both('قيادة موفّرة', 'Efficient'),
          both('أقل استهلاك ممكن.', 'As little fuel as possible.'),
        ],
        2: [
          both('قيادة هادئة', 'Leisurely'),
          both('على مهل، مع استراحات.', 'Unhurried, with breaks.'),
        ],
        3: [both('قيادة حيوية', 'Spirited'), both('أداء قبل كل شيء.', 'Performance first.')],
      },
    }),
    ...resultFields('petrol', both('البنزين', 'petrol'), {
      url: '/petrol-vs-diesel.htmll',
      label: both('البنزين أم الديزل؟', 'Petrol or diesel?'),
    }),
    ...resultFields('diesel', both('الديزل', 'diesel'), {
      url: '/diesel-vs-petrol.htmll',
      label: both('الديزل أم البنزين؟', 'Diesel or petrol?'),
    }),
    ...resultFields('phev', both('الهجين القابل للشحن', 'plug-in hybrid'), {
      url: '/phev.html',
      label: both('كيف يعمل الهجين القابل للشحن', 'How a plug-in hybrid works'),
    }),
    ...resultFields('bev', both('الكهرباء', 'electric'), {
      url: '/phev.html',
      label: both('أو هجين قابل للشحن', 'Or a plug-in hybrid'),
    }),
    aside_separator: separator({ label: both('العرض الجانبي', 'Aside of all results') }),
    aside_proposition_label: string({
      label: both('سطر فوق العرض الجانبي', 'Line above the aside'),
    }),
  },
  interactive: true,
  sample,
});
