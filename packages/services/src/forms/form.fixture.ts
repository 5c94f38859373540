import type { FormDraft } from '@mawkib/api-clients/contracts/forms';

/** A brochure request form, for tests only. */
export const brochureForm = (changes: Partial<FormDraft> = {}): FormDraft => ({
  name: 'Brochure',
  title: { ar: 'اطلب الكتيّب', en: 'Ask for the brochure' },
  submit_label: { ar: 'أرسل', en: 'Send' },
  fields: [
    { id: 'name', type: 'text', label: { ar: 'الاسم' }, required: true, width: 'full' },
    { id: 'email', type: 'email', label: { ar: 'البريد' }, required: true, width: 'half' },
    { id: 'phone', type: 'phone', label: { ar: 'الهاتف' }, required: false, width: 'half' },
    { id: 'note', type: 'textarea', label: { ar: 'ملاحظة' }, required: false, width: 'full' },
  ],
  settings: { thank_you: { heading: { ar: 'شكراً' }, text: { ar: 'نتصل بك قريباً.' } } },
  ...changes,
});
