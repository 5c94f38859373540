import { text } from '../demo-page.js';
import { personFields } from './person-fields.js';

const hidden = (id: string) =>
  ({ id, type: 'hidden', label: text('', ''), required: false, width: 'full' }) as const;

const consent = {
  id: 'consent',
  type: 'checkbox',
  label: text(
    'أوافق على أن يتواصل معي الوكيل بشأن طلبي.',
    'I agree that the retailer contacts me about my request.',
  ),
  required: true,
  width: 'full',
} as const;

const message = {
  id: 'message',
  type: 'textarea',
  label: text('ملاحظات', 'Anything else'),
  required: false,
  max_length: 1000,
  width: 'full',
} as const;

/** Forms of the rental and of the extended warranty. */
export const demoServiceForms = [
  {
    id: 'rental',
    name: 'Rental',
    title: text('طلب استئجار', 'Rental inquiry'),
    introduction: text(
      'اكتب السيارة والأيام والمكان في الملاحظات، ونؤكد الحجز خلال يوم عمل.',
      'Tell us car, days and place in the last field. We confirm within one working day.',
    ),
    submit_label: text('أرسل الطلب', 'Send the request'),
    fields: [
      ...personFields,
      message,
      consent,
      ...[
        'vehicle',
        'pickup_location',
        'pickup_date',
        'return_location',
        'return_date',
        'days',
        'items',
        'total',
      ].map(hidden),
    ],
    settings: {
      thank_you: {
        heading: text('وصل طلبك', 'Your request has arrived'),
        text: text('نؤكد الحجز خلال يوم عمل.', 'We confirm within one working day.'),
      },
    },
  },
  {
    id: 'warranty',
    name: 'Extended warranty',
    title: text('اطلب عرض سعر', 'Ask for a quote'),
    introduction: text(
      'يراجع مستشار الخدمة عمر سيارتك وقراءة العداد، ثم يرسل إليك السعر النهائي.',
      'A service adviser looks at the age and the mileage of your car and sends you the final price.',
    ),
    submit_label: text('أرسل الطلب', 'Send the request'),
    fields: [
      ...personFields,
      {
        id: 'model',
        type: 'text',
        label: text('الطراز وسنة الصنع', 'Model and year'),
        required: true,
        max_length: 80,
        width: 'half',
      },
      {
        id: 'mileage',
        type: 'text',
        label: text('قراءة العداد بالكيلومتر', 'Mileage in kilometres'),
        required: false,
        max_length: 20,
        width: 'half',
      },
      consent,
    ],
    settings: {
      thank_you: {
        heading: text('وصل طلبك', 'Your request has arrived'),
        text: text(
          'يتصل بك مستشار الخدمة خلال يوم عمل.',
          'A service adviser calls within one working day.',
        ),
      },
    },
  },
] as const;
