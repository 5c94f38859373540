import { defineMessages } from '@mawkib/core/locale';

/** Error texts of the rules. The English ones are those of the specification. */
export const ruleMessages = defineMessages('forms.rules', {
  required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  too_short: {
    ar: {
      zero: 'لا حد أدنى لعدد الأحرف',
      one: 'يُرجى إدخال حرف واحد على الأقل',
      two: 'يُرجى إدخال حرفين على الأقل',
      few: 'يُرجى إدخال {min} أحرف على الأقل',
      many: 'يُرجى إدخال {min} حرفًا على الأقل',
      other: 'يُرجى إدخال {min} حرف على الأقل',
    },
    en: {
      one: 'Please enter at least {min} character',
      other: 'Please enter at least {min} characters',
    },
  },
  too_long: { ar: 'تم تجاوز الحد المسموح به من الأحرف', en: 'Character limit exceeded' },
  too_large: {
    ar: 'يجب ألا يتجاوز حجم الملف {size}',
    en: 'The file must not be larger than {size}',
  },
  too_many_files: {
    ar: {
      zero: 'لا يُسمح بإرفاق ملفات',
      one: 'يُرجى اختيار ملف واحد فقط',
      two: 'يُرجى اختيار ملفين على الأكثر',
      few: 'يُرجى اختيار {max} ملفات على الأكثر',
      many: 'يُرجى اختيار {max} ملفًا على الأكثر',
      other: 'يُرجى اختيار {max} ملف على الأكثر',
    },
    en: {
      one: 'Please choose no more than {max} file',
      other: 'Please choose no more than {max} files',
    },
  },
  invalid_file: {
    ar: 'يُرجى اختيار ملف بصيغة PDF أو JPEG أو PNG أو WebP',
    en: 'Please choose a PDF, JPEG, PNG or WebP file',
  },
  invalid_email: {
    ar: 'يُرجى إدخال بريد إلكتروني صحيح، مثل name@example.com',
    en: 'Please enter a valid e-mail address, such as name@example.com',
  },
  invalid_phone: {
    ar: 'يُرجى إدخال رقم هاتف صحيح، مثل {example}، أو رقم دولي يبدأ بعلامة + ورمز الدولة',
    en: 'Please enter a valid phone number, such as {example}, or one with + and the country code',
  },
  invalid_name: {
    ar: 'أدخل الاسم فقط، دون روابط أو عناوين بريد إلكتروني',
    en: 'Enter a name without links or e-mail addresses',
  },
  invalid_option: {
    ar: 'يُرجى اختيار أحد الخيارات المتاحة',
    en: 'Please choose one of the options',
  },
  invalid_date: {
    ar: 'يُرجى إدخال تاريخ صحيح: اليوم والشهر والسنة',
    en: 'Enter a valid date: day, month and year',
  },
  hijri_date: {
    ar: 'هذا تاريخ هجري. أدخل التاريخ الميلادي، مثل 31/12/{year}',
    en: 'This is a Hijri date. Enter the Gregorian date, such as 31/12/{year}',
  },
  date_early: {
    ar: 'اختر يومًا لا يسبق {min}',
    en: 'Choose a day that is not before {min}',
  },
  date_late: {
    ar: 'اختر يومًا لا يتجاوز {max}',
    en: 'Choose a day that is not after {max}',
  },
});
