import { defineMessages } from '@mawkib/core/locale';

export const inquiryMessages = defineMessages('api.purchase.inquiry', {
  subject: { ar: 'استفسار عن {vehicle}', en: 'Inquiry about the {vehicle}' },
  subject_plain: { ar: 'استفسار جديد', en: 'New inquiry' },
  greeting: { ar: 'مرحبًا،', en: 'Hello,' },
  text: {
    ar: 'وصل استفسار جديد من الموقع. ردّ على هذه الرسالة للتواصل مع العميل.',
    en: 'You have a new inquiry from the website. Reply to this e-mail to answer the customer.',
  },
  text_without_address: {
    ar: 'وصل استفسار جديد من الموقع.',
    en: 'You have a new inquiry from the website.',
  },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
});

/** Labels of the usual fields; any other field is labelled with its own name. */
export const inquiryLabels = defineMessages('api.purchase.inquiry.labels', {
  name: { ar: 'الاسم', en: 'Name' },
  first_name: { ar: 'الاسم الأول', en: 'First name' },
  last_name: { ar: 'اسم العائلة', en: 'Last name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  phone_number: { ar: 'الهاتف', en: 'Phone' },
  city: { ar: 'المدينة', en: 'City' },
  location: { ar: 'الموقع', en: 'Location' },
  date: { ar: 'التاريخ', en: 'Date' },
  message: { ar: 'الرسالة', en: 'Message' },
  comment: { ar: 'ملاحظة', en: 'Comment' },
  model: { ar: 'الطراز', en: 'Model' },
  display_name: { ar: 'السيارة', en: 'Car' },
  model_display_name: { ar: 'السيارة', en: 'Car' },
  nameplate_name: { ar: 'الطراز', en: 'Nameplate' },
  version: { ar: 'الفئة', en: 'Version' },
  vehicle_id: { ar: 'معرّف السيارة', en: 'Vehicle ID' },
  vin: { ar: 'رقم الهيكل', en: 'VIN' },
  price: { ar: 'السعر', en: 'Price' },
  color: { ar: 'اللون', en: 'Colour' },
});
