import type { Form } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';

type Texts = readonly [ar: string, en: string];

/** A test drive form as the forms service returns it. */
export function testDriveForm(locale: Locale): Form {
  const of = ([ar, en]: Texts) => (locale === 'ar' ? ar : en);
  const options = (entries: Record<string, Texts>) =>
    Object.entries(entries).map(([value, label]) => ({ value, label: of(label) }));
  return {
    id: 'test-drive',
    type: 'form',
    attributes: {
      name: 'test-drive',
      title: of(['احجز تجربة قيادة', 'Book a test drive']),
      submit_label: of(['احجز تجربة القيادة', 'Book a test drive']),
      fields: [
        {
          id: 'first_name',
          type: 'text',
          label: of(['الاسم الأول', 'First name']),
          required: true,
          min_length: 2,
          max_length: 100,
          autocomplete: 'given-name',
          width: 'half',
        },
        {
          id: 'last_name',
          type: 'text',
          label: of(['اسم العائلة', 'Last name']),
          required: true,
          min_length: 2,
          max_length: 100,
          autocomplete: 'family-name',
          width: 'half',
        },
        {
          id: 'email',
          type: 'email',
          label: of(['البريد الإلكتروني', 'E-mail address']),
          required: true,
          width: 'half',
        },
        {
          id: 'phone',
          type: 'phone',
          label: of(['رقم الهاتف المتحرك', 'Mobile number']),
          required: true,
          width: 'half',
        },
        {
          id: 'model',
          type: 'select',
          label: of(['الطراز', 'Model']),
          required: true,
          options: options({
            defender: ['ديفندر', 'Defender'],
            'range-rover': ['رينج روڤر', 'Range Rover'],
            'f-type': ['اف-تايب', 'F-TYPE'],
          }),
          width: 'half',
        },
        {
          id: 'dealer',
          type: 'location',
          label: of(['الوكيل', 'Retailer']),
          help: of(['نختار الأقرب إليك إن تركته فارغًا.', 'We choose the nearest if you leave it.']),
          required: false,
          options: options({
            L1: ['دبي، شارع الشيخ زايد', 'Dubai, Sheikh Zayed Road'],
            L2: ['أبوظبي، المصفح', 'Abu Dhabi, Mussafah'],
          }),
          width: 'half',
        },
        {
          id: 'day',
          type: 'date',
          label: of(['اليوم المفضّل', 'Preferred day']),
          required: false,
          width: 'half',
        },
        {
          id: 'time',
          type: 'radio',
          label: of(['الوقت المفضّل', 'Preferred time']),
          required: false,
          options: options({ morning: ['صباحًا', 'Morning'], evening: ['مساءً', 'Evening'] }),
          width: 'half',
        },
        {
          id: 'topics',
          type: 'checkbox',
          label: of(['يهمّني أيضًا', 'I am also interested in']),
          required: false,
          options: options({
            finance: ['التمويل', 'Finance'],
            trade_in: ['استبدال سيارتي', 'Trading in my car'],
            service: ['باقات الصيانة', 'Service plans'],
          }),
          width: 'full',
        },
        {
          id: 'note',
          type: 'textarea',
          label: of(['ملاحظات', 'Notes']),
          required: false,
          max_length: 500,
          width: 'full',
        },
        {
          id: 'consent',
          type: 'checkbox',
          label: of([
            'أوافق على التواصل معي بشأن هذا الطلب.',
            'I agree to be contacted about this request.',
          ]),
          required: true,
          width: 'full',
        },
        { id: 'source', type: 'hidden', label: 'source', required: false, width: 'full' },
      ],
      settings: {
        thank_you: {
          heading: of(['شكرًا لك', 'Thank you']),
          text: of([
            'وصلنا طلبك، وسيتصل بك الوكيل خلال يوم عمل لتأكيد الموعد.',
            'We have your request. The retailer will call you within one working day to confirm.',
          ]),
        },
      },
    },
  };
}
