import { ApiError } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';

const conflict = (code: string, title: [string, string], detail: [string, string]) =>
  new ApiError({
    status: 409,
    code,
    title: { ar: title[0], en: title[1] },
    detail: { ar: detail[0], en: detail[1] },
  });

export const orderErrors = {
  vehicleNotFound: () =>
    new ApiError({
      status: 404,
      code: 'vehicle_not_found',
      title: { ar: 'لم نجد هذه السيارة', en: 'Vehicle not found' },
    }),
  vehicleLocked: () =>
    conflict(
      'vehicle_locked',
      ['شخص آخر يحجز هذه السيارة الآن', 'Someone else is reserving this vehicle'],
      [
        'إن لم يُكمل الحجز فستعود متاحة بعد دقائق. جرّب لاحقًا أو اختر سيارة مشابهة.',
        'If they do not finish, it will be available again in a few minutes. Try later or choose a similar vehicle.',
      ],
    ),
  vehicleUnavailable: () =>
    conflict(
      'vehicle_unavailable',
      ['هذه السيارة لم تعد متاحة', 'This vehicle is no longer available'],
      [
        'حُجزت أو بيعت. تصفّح السيارات المشابهة المتوفرة.',
        'It has been reserved or sold. Choose a similar vehicle in stock.',
      ],
    ),
  lockLost: () =>
    conflict(
      'lock_lost',
      ['انتهت مدة الاحتفاظ بالسيارة', 'Your hold on the vehicle has ended'],
      [
        'ارجع إلى صفحة السيارة وابدأ الحجز من جديد. بياناتك محفوظة.',
        'Go back to the vehicle and start again. Your details are saved.',
      ],
    ),
  orderExpired: () =>
    conflict(
      'order_expired',
      ['انتهت مهلة تأكيد هذا الطلب', 'This order has expired'],
      [
        'عادت السيارة متاحة للجميع. يمكنك حجزها من جديد إن كانت ما تزال متوفرة.',
        'The vehicle is available to everyone again. You can reserve it again if it is still in stock.',
      ],
    ),
  orderNotFound: () =>
    new ApiError({
      status: 404,
      code: 'order_not_found',
      title: { ar: 'لم نجد هذا الطلب', en: 'Order not found' },
      detail: { ar: 'تحقق من رقم الطلب.', en: 'Check the order number.' },
    }),
  invalidToken: () =>
    new ApiError({
      status: 403,
      code: 'invalid_token',
      title: { ar: 'رابط التأكيد غير صحيح', en: 'Invalid confirmation link' },
      detail: {
        ar: 'افتح الرابط كاملًا كما وصلك في البريد الإلكتروني.',
        en: 'Open the complete link from the e-mail.',
      },
    }),
  customerMissing: () =>
    apiErrors.invalidRequest([
      {
        field: 'lead_attributes',
        code: 'required',
        message: { ar: 'بيانات المشتري مطلوبة.', en: "The buyer's details are required." },
      },
    ]),
  unknownVendor: () =>
    apiErrors.invalidRequest([
      {
        field: 'vendor_uuid',
        code: 'unknown_vendor',
        message: { ar: 'طريقة الحجز غير معروفة.', en: 'Unknown reservation method.' },
      },
    ]),
  wrongCompany: () =>
    apiErrors.invalidRequest([
      {
        field: 'company_uuid',
        code: 'wrong_company',
        message: {
          ar: 'هذه السيارة لبائع آخر.',
          en: 'This vehicle is sold by another company.',
        },
      },
    ]),
};
