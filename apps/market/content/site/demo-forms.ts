import { demoDealers } from '../dealers/demo-dealers.js';
import { text } from '../demo-page.js';
import { demoServiceForms } from './demo-service-forms.js';
import { personFields } from './person-fields.js';

const option = (value: string, ar: string, en: string) => ({ value, label: text(ar, en) });

const retailers = demoDealers.map((dealer) => ({
  value: dealer.dealer_code,
  label: text(dealer.texts.ar.name, dealer.texts.en.name),
}));

/** The forms of the demo market: the data an adviser needs to call back. */
export const demoForms = [
  {
    id: 'test-drive',
    name: 'Test drive',
    title: text('أخبرنا متى وأين', 'Tell us when and where'),
    introduction: text(
      'يتصل بك مستشار من الوكيل خلال يوم عمل لتأكيد الموعد.',
      'An adviser from the retailer calls within one working day to confirm.',
    ),
    submit_label: text('أرسل الطلب', 'Send the request'),
    fields: [
      ...personFields,
      {
        id: 'model',
        type: 'select',
        label: text('الطراز', 'Model'),
        required: true,
        width: 'half',
        options: [
          option('defender', 'ديفندر', 'Defender'),
          option('range-rover', 'رينج روڤر', 'Range Rover'),
          option('range-rover-sport', 'رينج روڤر سبورت', 'Range Rover Sport'),
          option('discovery', 'ديسكڤري', 'Discovery'),
          option('f-pace', 'إف-بيس', 'F-PACE'),
          option('f-type', 'إف-تايب', 'F-TYPE'),
        ],
      },
      {
        id: 'retailer',
        type: 'select',
        label: text('الوكيل', 'Retailer'),
        required: true,
        width: 'half',
        options: retailers,
      },
      {
        id: 'date',
        type: 'date',
        label: text('اليوم المفضّل', 'Preferred day'),
        required: false,
        min_days: 0,
        max_days: 180,
        width: 'half',
      },
      {
        id: 'time',
        type: 'radio',
        label: text('الوقت المفضّل', 'Preferred time'),
        required: false,
        width: 'half',
        options: [
          option('morning', 'صباحًا', 'Morning'),
          option('afternoon', 'بعد الظهر', 'Afternoon'),
          option('evening', 'مساءً', 'Evening'),
        ],
      },
      {
        id: 'licence',
        type: 'file',
        label: text('رخصة القيادة', 'Driving licence'),
        required: false,
        max_files: 2,
        width: 'full',
      },
      {
        id: 'message',
        type: 'textarea',
        label: text('ملاحظات', 'Anything else'),
        required: false,
        max_length: 1000,
        width: 'full',
      },
      {
        id: 'consent',
        type: 'checkbox',
        label: text(
          'أوافق على أن يتواصل معي الوكيل بشأن طلبي.',
          'I agree that the retailer contacts me about my request.',
        ),
        required: true,
        width: 'full',
      },
      { id: 'source', type: 'hidden', label: text('', ''), required: false, width: 'full' },
    ],
    settings: {
      thank_you: {
        heading: text('وصل طلبك', 'Your request has arrived'),
        text: text(
          'شكرًا لك. يتصل بك مستشارٌ خلال يوم عمل لتأكيد الموعد والمكان.',
          'Thank you. An adviser calls within one working day to settle hour and place.',
        ),
      },
    },
  },
  {
    id: 'contact',
    name: 'Contact',
    title: text('اكتب إلينا', 'Write to us'),
    introduction: text(
      'نوصل رسالتك إلى من يجيب عنها، ونرد خلال يوم عمل.',
      'Your message goes to whoever can reply to it. We do so within a working day.',
    ),
    submit_label: text('أرسل الرسالة', 'Send the message'),
    fields: [
      ...personFields,
      {
        id: 'subject',
        type: 'select',
        label: text('الموضوع', 'Subject'),
        required: true,
        width: 'half',
        options: [
          option('purchase', 'شراء سيارة', 'Buying a car'),
          option('service', 'موعد صيانة', 'A service appointment'),
          option('order', 'حجز قائم', 'A reservation'),
          option('data', 'بياناتي الشخصية', 'My personal data'),
          option('other', 'شيء آخر', 'Something else'),
        ],
      },
      {
        id: 'retailer',
        type: 'select',
        label: text('الوكيل', 'Retailer'),
        required: false,
        width: 'half',
        options: retailers,
      },
      {
        id: 'message',
        type: 'textarea',
        label: text('رسالتك', 'Your message'),
        required: true,
        min_length: 10,
        max_length: 2000,
        width: 'full',
      },
      {
        id: 'consent',
        type: 'checkbox',
        label: text(
          'أوافق على استخدام بياناتي للرد على رسالتي.',
          'I agree that my data is used to reply to my message.',
        ),
        required: true,
        width: 'full',
      },
      { id: 'source', type: 'hidden', label: text('', ''), required: false, width: 'full' },
    ],
    settings: {
      thank_you: {
        heading: text('وصلت رسالتك', 'Your message has arrived'),
        text: text('شكرًا لك. نرد خلال يوم عمل.', 'Thank you. We reply within a working day.'),
      },
    },
  },
  {
    id: 'offer',
    name: 'Offer',
    title: text('استفسر عن العرض', 'Ask about this offer'),
    introduction: text(
      'يتصل بك مستشار من الوكيل خلال يوم عمل.',
      'An adviser from the retailer calls you within a working day.',
    ),
    submit_label: text('أرسل الطلب', 'Send the request'),
    fields: [
      ...personFields,
      {
        id: 'retailer',
        type: 'select',
        label: text('الوكيل', 'Retailer'),
        required: true,
        width: 'half',
        options: retailers,
      },
      {
        id: 'message',
        type: 'textarea',
        label: text('ملاحظات', 'Anything else'),
        required: false,
        max_length: 1000,
        width: 'full',
      },
      ...['offer_id', 'offer_title', 'offer_category', 'offer_brand'].map((id) => ({
        id,
        type: 'hidden',
        label: text('', ''),
        required: false,
        width: 'full',
      })),
    ],
    settings: {
      thank_you: {
        heading: text('وصل طلبك', 'Your request has arrived'),
        text: text(
          'شكرًا لك. يتصل بك مستشار خلال يوم عمل.',
          'Thank you. An adviser calls you within a working day.',
        ),
      },
    },
  },
  ...demoServiceForms,
] as const;
