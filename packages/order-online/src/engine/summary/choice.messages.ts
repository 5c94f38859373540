import { defineMessages } from '@mawkib/core/locale';

export const choiceMessages = defineMessages('order-online.choices', {
  payment_option: { ar: 'طريقة الشراء', en: 'Way to buy' },
  option_cash: { ar: 'شراء نقدي', en: 'Cash purchase' },
  option_loan: { ar: 'تمويل', en: 'Finance' },
  option_lease: { ar: 'تأجير', en: 'Lease' },
  option_rent: { ar: 'اشتراك', en: 'Subscription' },
  option_subscription: { ar: 'اشتراك', en: 'Subscription' },
  trade_in: { ar: 'استبدال سيارتك', en: 'Trade-in' },
  kilometres: { ar: '{distance} كم', en: '{distance} km' },
  service_packs: { ar: 'باقات الخدمة', en: 'Service packages' },
  location: { ar: 'مكان الاستلام', en: 'Handover place' },
  place_car: { ar: 'حيث توجد السيارة', en: 'Where the car is' },
  place_retailer: { ar: 'لدى الوكيل', en: 'At the retailer' },
  place_delivery: { ar: 'التوصيل إلى عنوانك', en: 'Delivered to your address' },
  appointment: { ar: 'الموعد', en: 'Appointment' },
  visit_viewing: { ar: 'معاينة', en: 'Viewing' },
  visit_test_drive: { ar: 'تجربة قيادة', en: 'Test drive' },
  visit_handover: { ar: 'استلام', en: 'Handover' },
  visit_call: { ar: 'مكالمة', en: 'Phone call' },
  visit_video: { ar: 'مكالمة مرئية', en: 'Video call' },
});
