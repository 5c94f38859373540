import { ApiError } from '../../http/errors/api-error.js';

export const waitingErrors = {
  vehicleFree: () =>
    new ApiError({
      status: 409,
      code: 'vehicle_free',
      title: { ar: 'السيارة متاحة الآن', en: 'The vehicle is available now' },
      detail: {
        ar: 'لا يحجزها أحد. يمكنك حجزها الآن.',
        en: 'Nobody is reserving it. You can reserve it now.',
      },
    }),
  waitingEnded: () =>
    new ApiError({
      status: 404,
      code: 'waiting_ended',
      title: { ar: 'انتهت صلاحية هذا الرابط', en: 'This link is no longer valid' },
      detail: {
        ar: 'أُرسلت الرسالة إليك، أو مضى أكثر من يوم على طلبك. افتح صفحة السيارة لترى إن كانت متاحة.',
        en: 'Your e-mail was sent, or your request is more than a day old. Open the page of the vehicle to see whether it is available.',
      },
    }),
};
