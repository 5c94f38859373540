import type { Localized } from '@mawkib/api-clients/contracts';
import type { FormDraft } from '@mawkib/api-clients/contracts/forms';
import { parseEmail } from '@mawkib/core/locale';
import type { FieldError } from '../../http/errors/api-error.js';
import { apiErrors } from '../../http/errors/api-errors.js';

const withOptions = new Set(['select', 'radio']);

const faults = {
  no_text: { ar: 'أدخل نصًا بالعربية أو الإنجليزية.', en: 'Enter a text in Arabic or English.' },
  duplicate_id: {
    ar: 'يستخدم حقل آخر هذا المعرّف.',
    en: 'Another field already has this ID.',
  },
  reserved_id: {
    ar: 'يجب أن يبدأ المعرّف بحرف. استخدم أحرفًا لاتينية وأرقامًا وشرطات فقط.',
    en: 'Start the ID with a letter. Use only Latin letters, digits, hyphens and underscores.',
  },
  no_options: {
    ar: 'أضف خيارًا واحدًا على الأقل.',
    en: 'Add at least one option.',
  },
  duplicate_option: {
    ar: 'قيمة أحد الخيارات فارغة أو مكررة.',
    en: 'The value of an option is empty or used twice.',
  },
  length_range: {
    ar: 'يجب أن يكون الحد الأدنى للطول بين صفر والحد الأقصى.',
    en: 'The minimum length must be between 0 and the maximum length.',
  },
  day_range: {
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
    en: 'The last day must not be before the first.',
  },
  invalid_email: {
    ar: 'أدخل عنوان بريد إلكتروني صحيحًا.',
    en: 'Enter a valid e-mail address.',
  },
  no_recipients: {
    ar: 'أضف مستلمًا واحدًا على الأقل.',
    en: 'Add at least one recipient.',
  },
  unknown_email_field: {
    ar: 'اختر حقلًا من نوع البريد الإلكتروني في هذا النموذج.',
    en: 'Choose an e-mail field of this form.',
  },
} as const satisfies Record<string, Localized>;

type Fault = keyof typeof faults;

const isBlank = (text: Localized | undefined | null) =>
  !Object.values(text ?? {}).some((one) => one?.trim());
const named = /^[a-z][\w-]*$/i;

/** Errors of a form that its schema cannot express; the first error of each field. */
export function formFaults(draft: FormDraft): FieldError[] {
  const found = new Map<string, Fault>();
  const fault = (field: string, code: Fault, is: boolean) => {
    if (is && !found.has(field)) found.set(field, code);
  };
  fault('title', 'no_text', isBlank(draft.title));
  fault('submit_label', 'no_text', isBlank(draft.submit_label));
  checkFields(draft, fault);
  checkSettings(draft, fault);
  return [...found].map(([field, code]) => ({ field, code, message: faults[code] }));
}

type Report = (field: string, code: Fault, is: boolean) => void;

function checkFields({ fields }: FormDraft, fault: Report) {
  const ids = new Set<string>();
  for (const [at, field] of fields.entries()) {
    const { id, type, label, options = [], min_length = 0, max_length = Infinity } = field;
    const here = `fields.${at}`;
    fault(`${here}.id`, 'reserved_id', !named.test(id) || id in Object.prototype);
    fault(`${here}.id`, 'duplicate_id', ids.has(id));
    ids.add(id);
    fault(`${here}.label`, 'no_text', type !== 'hidden' && isBlank(label));
    fault(`${here}.options`, 'no_options', withOptions.has(type) && options.length === 0);
    const values = new Set(options.map(({ value }) => value.trim()));
    fault(
      `${here}.options`,
      'duplicate_option',
      values.size < options.length || (withOptions.has(type) && values.has('')),
    );
    const { min_days = -Infinity, max_days = Infinity } = field;
    fault(`${here}.max_days`, 'day_range', max_days < min_days);
    fault(`${here}.max_length`, 'length_range', min_length < 0 || max_length < min_length);
  }
}

function checkSettings({ fields, settings }: FormDraft, fault: Report) {
  const { thank_you, notifications, confirmations } = settings;
  fault('settings.thank_you.heading', 'no_text', isBlank(thank_you.heading));
  if (notifications) {
    const here = 'settings.notifications.recipients';
    fault(here, 'no_recipients', notifications.enabled && notifications.recipients.length === 0);
    for (const [at, address] of notifications.recipients.entries()) {
      fault(`${here}.${at}`, 'invalid_email', parseEmail(address) === null);
    }
  }
  if (confirmations?.enabled) {
    const field = fields.find(({ id }) => id === confirmations.email_field);
    const here = 'settings.confirmations';
    fault(`${here}.email_field`, 'unknown_email_field', field?.type !== 'email');
    fault(`${here}.subject`, 'no_text', isBlank(confirmations.subject));
    fault(`${here}.text`, 'no_text', isBlank(confirmations.text));
  }
}

/** Throws for a form with errors; `within` is the path of the form in the request. */
export function checkForm(draft: FormDraft, within = ''): void {
  const errors = formFaults(draft);
  if (errors.length) {
    throw apiErrors.invalidRequest(
      errors.map((error) => ({ ...error, field: `${within}${error.field}` })),
    );
  }
}
