import { defineMessages } from '@mawkib/core/locale';
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

const holdTexts = defineMessages('api.purchase.holds', {
  used_up: {
    ar: {
      zero: 'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
      one: 'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى بعد دقيقة واحدة إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
      two: 'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى بعد دقيقتين إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
      few: 'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى بعد {count} دقائق إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
      many: 'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى بعد {count} دقيقة إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
      other:
        'السيارة متاحة للجميع الآن. يمكنك حجزها مرة أخرى بعد {count} دقيقة إن كانت ما تزال متوفرة، أو اختر سيارة مشابهة.',
    },
    en: {
      one: 'The vehicle is available to everyone now. You can reserve it again in {count} minute if it is still in stock, or choose a similar vehicle.',
      other:
        'The vehicle is available to everyone now. You can reserve it again in {count} minutes if it is still in stock, or choose a similar vehicle.',
    },
  },
});

/** Reasons and next steps of `hold_limit`. */
const holdLimits = {
  browser: {
    ar: 'أكمل أحد الحجوزات التي بدأتها، أو انتظر حتى تنتهي مهلته، ثم حاول مرة أخرى.',
    en: 'Complete one of the reservations that you have started, or wait until a hold ends. Then try again.',
  },
  day: {
    ar: 'بدأت عددًا كبيرًا من الحجوزات اليوم. حاول غدًا، أو اتصل بالوكيل ليحجز لك السيارة.',
    en: 'You have started many reservations today. Try again tomorrow, or call the retailer to reserve the vehicle for you.',
  },
  address: {
    ar: 'من شبكتك حجوزات مؤقتة كثيرة. حاول بعد بضع دقائق، أو من شبكة أخرى، أو اتصل بالوكيل.',
    en: 'Many vehicles are on hold from your network. Try again in a few minutes or from another network, or call the retailer.',
  },
};

export const orderErrors = {
  vehicleNotFound: () =>
    new ApiError({
      status: 404,
      code: 'vehicle_not_found',
      title: { ar: 'السيارة غير موجودة', en: 'Vehicle not found' },
    }),
  vehicleLocked: () =>
    conflict(
      'vehicle_locked',
      ['شخص آخر يحجز هذه السيارة الآن', 'Someone else is reserving this vehicle'],
      [
        'إن لم يُكمل الحجز، تصبح السيارة متاحة خلال دقائق. حاول لاحقًا أو اختر سيارة مشابهة.',
        'If they do not complete it, it will be available again in a few minutes. Try again later or choose a similar vehicle.',
      ],
    ),
  vehicleUnavailable: () =>
    conflict(
      'vehicle_unavailable',
      ['لم تعد هذه السيارة متاحة', 'This vehicle is no longer available'],
      [
        'حُجزت أو بيعت. تصفّح السيارات المشابهة المتوفرة.',
        'It has been reserved or sold. Choose a similar vehicle in stock.',
      ],
    ),
  orderingDisabled: () =>
    conflict(
      'ordering_disabled',
      ['الحجز عبر الموقع غير متاح حاليًا', 'Online ordering is not available at the moment'],
      ['اتصل بالوكيل لحجز هذه السيارة.', 'Contact the retailer to reserve this vehicle.'],
    ),
  tooManyHolds: (kind: keyof typeof holdLimits) =>
    new ApiError({
      status: 429,
      code: 'hold_limit',
      title: { ar: 'بلغت الحد الأقصى للحجوزات المؤقتة', en: 'Too many vehicles on hold' },
      detail: holdLimits[kind],
    }),
  holdUsedUp: (until: Date, now: Date) => {
    const minutes = Math.max(1, differenceInMinutes(until, now, { roundingMethod: 'ceil' }));
    return new ApiError({
      status: 409,
      code: 'hold_used_up',
      title: {
        ar: 'انتهت المدة القصوى لحجز هذه السيارة مؤقتًا',
        en: 'You have held this vehicle for the maximum time',
      },
      detail: {
        ar: holdTexts('ar')('used_up', { count: minutes }),
        en: holdTexts('en')('used_up', { count: minutes }),
      },
      extra: { retry_at: until.toISOString() },
    });
  },
  lockLost: () =>
    conflict(
      'lock_lost',
      ['انتهى الحجز المؤقت للسيارة', 'Your hold on the vehicle has ended'],
      [
        'ارجع إلى صفحة السيارة وابدأ الحجز مرة أخرى. بياناتك محفوظة.',
        'Go back to the vehicle and start again. Your details are saved.',
      ],
    ),
  cancelClosed: () =>
    conflict(
      'cancel_closed',
      ['لا يمكن إلغاء هذا الطلب عبر الموقع', 'This order can no longer be cancelled online'],
      [
        'انتهت مهلة الإلغاء أو بيعت السيارة. اتصل بالوكيل واذكر رقم الطلب.',
        'The cancellation period has ended, or the car was sold. Call the retailer with your order number.',
      ],
    ),
  orderExpired: () =>
    conflict(
      'order_expired',
      ['انتهت مهلة تأكيد هذا الطلب', 'This order has expired'],
      [
        'أصبحت السيارة متاحة للجميع. يمكنك حجزها مرة أخرى إن كانت ما تزال متوفرة.',
        'The vehicle is available to everyone again. You can reserve it again if it is still in stock.',
      ],
    ),
  orderNotFound: () =>
    new ApiError({
      status: 404,
      code: 'order_not_found',
      title: { ar: 'الطلب غير موجود', en: 'Order not found' },
      detail: { ar: 'تحقق من رقم الطلب.', en: 'Check the order number.' },
    }),
  invalidToken: () =>
    new ApiError({
      status: 403,
      code: 'invalid_token',
      title: { ar: 'رابط التأكيد غير صالح', en: 'Invalid confirmation link' },
      detail: {
        ar: 'افتح الرابط الكامل من رسالة البريد الإلكتروني.',
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
          ar: 'تبيع شركة أخرى هذه السيارة.',
          en: 'This vehicle is sold by another company.',
        },
      },
    ]),
};
