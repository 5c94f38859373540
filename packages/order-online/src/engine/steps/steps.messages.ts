import { defineMessages } from '@mawkib/core/locale';

export const stepErrors = defineMessages('order-online.steps.errors', {
  choose: { ar: 'يُرجى اختيار أحد الخيارات المتاحة', en: 'Please choose one of the options' },
  required: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  too_long: { ar: 'تم تجاوز الحد المسموح به من الأحرف', en: 'Character limit exceeded' },
  deposit: {
    ar: 'أدخل مبلغًا بين {min} و{max}',
    en: 'Enter an amount between {min} and {max}',
  },
  model_of_brand: {
    ar: 'اختر طرازًا من العلامة التي اخترتها',
    en: 'Choose a model of the brand that you chose',
  },
  mileage: {
    ar: 'أدخل عدد الكيلومترات بالأرقام، مثل 80000',
    en: 'Enter the kilometres in digits, such as 80000',
  },
  date: {
    ar: 'يُرجى إدخال تاريخ صحيح: اليوم والشهر والسنة',
    en: 'Enter a valid date: day, month and year',
  },
  date_range: {
    ar: 'أدخل تاريخًا بين عام 1950 واليوم',
    en: 'Enter a date between 1950 and today',
  },
  plate: {
    ar: 'أدخل من حرفين إلى 15 حرفًا أو رقمًا',
    en: 'Enter 2 to 15 letters and digits',
  },
  choose_slot: { ar: 'اختر يومًا ووقتًا', en: 'Choose a day and a time' },
  slot_taken: {
    ar: 'هذا الموعد لم يعد متاحًا. اختر موعدًا آخر',
    en: 'This time is no longer available. Choose another one',
  },
});
