import type { Sample } from '../../model/definition/define-block.js';

const text = (ar: string, en: string) => ({ ar, en });
const picture = (id: string, ar: string, en: string) => ({ id, alt: { ar, en } });

const content: Sample = {
  fields: {
    labels: text(
      'نظام الترفيه في سيارتك | تجد اسمه في الإعدادات، ضمن «حول السيارة»',
      'The system in your car | Its name stands in Settings, under “About”',
    ),
    model_title: text('ابدأ مع {selectedOption}', 'Getting started with {selectedOption}'),
  },
  groups: [
    {
      option_label: text('بيفي برو', 'Pivi Pro'),
      blocks_count: 3,
      block_1_image: picture('interior/driver-view', 'شاشة القيادة', 'The driver’s display'),
      block_1_title: text('صِل هاتفك', 'Connect your phone'),
      block_1_paragraph: text(
        'لا كابل ولا خطوات. يتعرّف النظام إلى هاتفك قبل أن تغلق الباب.',
        'No cable, no steps. The system knows your phone before the door is shut.',
      ),
      block_2_image: picture('interior/centre-console', 'الكونسول الوسطي', 'The centre console'),
      block_2_title: text('خرائط حيّة', 'Living maps'),
      block_2_paragraph: text(
        'ترسم الطريق حسب الزحام، وتقترح موقفًا قبل الوصول.',
        'Routes follow the traffic, and parking is suggested before you arrive.',
      ),
      block_3_image: picture('interior/front-seats', 'المقعدان الأماميان', 'The front seats'),
      block_3_title: text('تحديث وأنت نائم', 'Updates while you sleep'),
      block_3_paragraph: text(
        'تصل التحسينات عبر الهواء، بلا زيارة للمركز.',
        'Improvements arrive over the air, without a visit.',
      ),
    },
    {
      option_label: text('بيفي', 'Pivi'),
      blocks_count: 2,
      block_1_image: picture('interior/centre-console', 'الكونسول الوسطي', 'The centre console'),
      block_1_title: text('صوتك يكفي', 'Your voice will do'),
      block_1_paragraph: text(
        'اضبط الحرارة أو اتصل بالبيت من دون أن ترفع يدك عن المقود.',
        'Set the temperature or call home without lifting a hand from the wheel.',
      ),
      block_2_image: picture('interior/driver-view', 'شاشة القيادة', 'The driver’s display'),
      block_2_title: text('موسيقاك معك', 'Your music comes along'),
      block_2_paragraph: text(
        'يكمل المقطع من حيث توقّف هاتفك.',
        'The track continues where your phone left off.',
      ),
    },
  ],
};

export const sample = { ar: content, en: content };
