import { defineMessages } from '@mawkib/core/locale';

export const customerMessages = defineMessages('order-online.customer', {
  first_name: { ar: 'الاسم الأول', en: 'First name' },
  last_name: { ar: 'اسم العائلة', en: 'Last name' },
  name: { ar: 'الاسم', en: 'Name' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  email_help: {
    ar: 'نرسل إليه رابط تأكيد الحجز.',
    en: 'We send the link that confirms your reservation to this address.',
  },
  email_help_paid: {
    ar: 'نرسل إليه تأكيد الحجز بعد الدفع.',
    en: 'We confirm your reservation at this address once it is paid.',
  },
  phone: { ar: 'رقم الهاتف المتحرك', en: 'Mobile number' },
  phone_help_code: {
    ar: 'نرسل إليه رمز تحقق برسالة نصية.',
    en: 'We send a code to this number by SMS.',
  },
  city: { ar: 'المدينة', en: 'City' },
  company_name: { ar: 'اسم الشركة', en: 'Company name' },
  trade_licence: { ar: 'رقم الرخصة التجارية', en: 'Trade licence number' },
  tax_number: { ar: 'رقم التسجيل الضريبي', en: 'Tax registration number' },
  tax_number_help: {
    ar: {
      zero: 'يتكوّن من 0 أرقام.',
      one: 'يتكوّن من رقم واحد.',
      two: 'يتكوّن من رقمين.',
      few: 'يتكوّن من {count} أرقام.',
      many: 'يتكوّن من {count} رقمًا.',
      other: 'يتكوّن من {count} رقم.',
    },
    en: { one: '{count} digit', other: '{count} digits' },
  },
  tax_number_wrong: {
    ar: {
      zero: 'يتكوّن رقم التسجيل الضريبي من 0 أرقام',
      one: 'يتكوّن رقم التسجيل الضريبي من رقم واحد',
      two: 'يتكوّن رقم التسجيل الضريبي من رقمين',
      few: 'يتكوّن رقم التسجيل الضريبي من {count} أرقام',
      many: 'يتكوّن رقم التسجيل الضريبي من {count} رقمًا',
      other: 'يتكوّن رقم التسجيل الضريبي من {count} رقم',
    },
    en: {
      one: 'A tax registration number has {count} digit',
      other: 'A tax registration number has {count} digits',
    },
  },
  contact_person: { ar: 'الشخص المسؤول', en: 'Contact person' },
  terms_accept: {
    ar: 'أوافق على هذه الشروط (الإصدار {version})',
    en: 'I accept these terms (version {version})',
  },
  terms_required: {
    ar: 'لا يمكن إتمام الحجز دون الموافقة على هذه الشروط',
    en: 'The car cannot be reserved without accepting these terms',
  },
  consent: {
    ar: 'أوافق على استخدام بياناتي لإتمام هذا الحجز والتواصل معي بشأنه.',
    en: 'I agree that my details are used to complete this reservation and to contact me about it.',
  },
  consent_required: {
    ar: 'نحتاج إلى موافقتك لنتمكن من حجز السيارة باسمك',
    en: 'We need your agreement to reserve the car in your name',
  },
});
