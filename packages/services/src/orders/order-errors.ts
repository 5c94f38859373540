import { differenceInMinutes } from 'date-fns';
import { ApiError } from '../http/errors/api-error.js';
import { apiErrors } from '../http/errors/api-errors.js';

const conflict = (code: string, title: [string, string], detail: [string, string]) =>
  new ApiError({
    status: 409,
    code,
    title: { ar: title[0], en: title[1] },
    detail: { ar: detail[0], en: detail[1] },
  });

/** Reasons and next steps of `hold_limit`. */
const holdLimits = {
  browser: {
    ar: 'أكمل حجز إحدى السيارات التي تحتفظ بها، أو انتظر حتى تنتهي مدتها، ثم حاول مرة أخرى.',
    en: 'Finish one of the reservations that you have started, or wait until a hold ends. Then try again.',
  },
  day: {
    ar: 'بدأت عددًا كبيرًا من الحجوزات اليوم. حاول غدًا، أو اتصل بالوكيل ليحجز لك السيارة.',
    en: 'You have started many reservations today. Try again tomorrow, or call the retailer to reserve the vehicle for you.',
  },
  address: {
    ar: 'شبكتك تحتفظ بعدد كبير من السيارات. حاول بعد بضع دقائق، أو من شبكة أخرى، أو اتصل بالوكيل.',
    en: 'Many vehicles are on hold from your network. Try again in a few minutes or from another network, or call the retailer.',
  },
};

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
  orderingDisabled: () =>
    conflict(
      'ordering_disabled',
      ['الحجز عبر الموقع متوقف حاليًا', 'Online ordering is currently not available'],
      ['اتصل بالوكيل لحجز هذه السيارة.', 'Contact the retailer to reserve this vehicle.'],
    ),
  tooManyHolds: (kind: keyof typeof holdLimits) =>
    new ApiError({
      status: 429,
      code: 'hold_limit',
      title: { ar: 'بلغت الحد الأقصى للسيارات المحتفظ بها', en: 'Too many vehicles on hold' },
      detail: holdLimits[kind],
    }),
  holdUsedUp: (until: Date, now: Date) => {
    const minutes = Math.max(1, differenceInMinutes(until, now, { roundingMethod: 'ceil' }));
    return new ApiError({
      status: 409,
      code: 'hold_used_up',
      title: {
        ar: 'انتهت المدة القصوى للاحتفاظ بهذه السيارة',
        en: 'You have held this vehicle for the maximum time',
      },
      detail: {
        ar: `السيارة متاحة للجميع الآن. يمكنك حجزها من جديد بعد ${minutes} دقيقة إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.`,
        en: `The vehicle is available to everyone now. If it is still in stock in ${minutes} minutes, you can reserve it again, or choose a similar vehicle.`,
      },
      extra: { retry_at: until.toISOString() },
    });
  },
  lockLost: () =>
    conflict(
      'lock_lost',
      ['انتهت مدة الاحتفاظ بالسيارة', 'Your hold on the vehicle has ended'],
      [
        'ارجع إلى صفحة السيارة وابدأ الحجز من جديد. بياناتك محفوظة.',
        'Go back to the vehicle and start again. Your details are saved.',
      ],
    ),
  cancelClosed: () =>
    conflict(
      'cancel_closed',
      ['لا يمكن إلغاء هذا الطلب عبر الموقع', 'This order can no longer be cancelled online'],
      [
        'انتهت مهلة الإلغاء أو اكتمل البيع. اتصل بالوكيل واذكر رقم الطلب.',
        'The time to cancel is over, or the sale is complete. Call the retailer with your order number.',
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
