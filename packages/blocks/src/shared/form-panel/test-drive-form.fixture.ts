import type { Form } from '@mawkib/api-clients/contracts/forms';

/** Response of the forms service in Arabic. */
export const testDriveForm: Form = {
  id: 'test-drive',
  type: 'form',
  attributes: {
    name: 'test-drive',
    title: 'تجربة قيادة',
    introduction: 'اترك لنا بياناتك ونتصل بك خلال يوم عمل واحد لتحديد الموعد.',
    submit_label: 'أرسل الطلب',
    fields: [
      {
        id: 'name',
        type: 'text',
        label: 'الاسم الكامل',
        required: true,
        width: 'full',
        autocomplete: 'name',
      },
      {
        id: 'phone',
        type: 'phone',
        label: 'رقم الجوال',
        required: true,
        width: 'half',
        autocomplete: 'tel',
      },
      {
        id: 'email',
        type: 'email',
        label: 'البريد الإلكتروني',
        required: true,
        width: 'half',
        autocomplete: 'email',
      },
      {
        id: 'model',
        type: 'select',
        label: 'الطراز',
        required: true,
        width: 'full',
        options: [
          { value: 'defender', label: 'ديفندر' },
          { value: 'range-rover', label: 'رنج روفر' },
          { value: 'f-type', label: 'إف تايب' },
        ],
      },
      {
        id: 'consent',
        type: 'checkbox',
        label: 'أوافق على التواصل معي بشأن طلبي.',
        required: true,
        width: 'full',
      },
    ],
    settings: {
      thank_you: { heading: 'شكرًا لك', text: 'وصلنا طلبك وسنتصل بك قريبًا.' },
    },
  },
};
