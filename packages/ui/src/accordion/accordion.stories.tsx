import { packageLocale } from '@mawkib/core/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from '../locale/LocaleProvider.js';
import { Paragraph } from '../text/Paragraph.js';
import { Accordion, type AccordionProps } from './Accordion.js';

const questions = {
  ar: [
    ['ما مدة الضمان؟', 'خمس سنوات دون حد للمسافة، ويمكن تمديدها عامين.'],
    ['هل يمكنني إلغاء الحجز؟', 'نعم، خلال 48 ساعة ودون أي رسوم.'],
    ['أين تتم الصيانة؟', 'في أي من مراكزنا المعتمدة في الإمارات السبع.'],
  ],
  en: [
    ['How long is the warranty?', 'Five years without a mileage limit, and two more if you wish.'],
    ['Can I cancel a reservation?', 'Yes, within 48 hours and free of charge.'],
    ['Where is my car serviced?', 'At any of our authorised workshops in the seven emirates.'],
  ],
} as const;

function Questions(props: Partial<AccordionProps>) {
  const { locale } = useLocale();
  const items = questions[packageLocale(locale)].map(([title, text], index) => ({
    id: String(index),
    title,
    content: <Paragraph>{text}</Paragraph>,
    open: index === 1,
  }));
  return <Accordion items={items} level={2} {...props} />;
}

const meta: Meta<typeof Questions> = { title: 'UI/Accordion', component: Questions };
export default meta;

export const Default: StoryObj<typeof Questions> = {};
export const OneAtATime: StoryObj<typeof Questions> = { args: { single: 'questions' } };
