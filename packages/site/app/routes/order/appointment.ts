import { defaultMarket, localizedPath } from '@mawkib/core/locale';
import { ownOrderMessages } from '@mawkib/order-online';
import { stepPath } from '@mawkib/order-online/engine';
import {
  appointmentCalendar,
  calendarResponse,
} from '../../calendar/appointment-calendar.server.ts';
import { siteContext } from '../../context/site-context.ts';
import { readOrderToken } from '../../order/cookies/read-order-token.server.ts';
import { loadOwnOrder } from '../../order/own-order/load-own-order.server.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import { isMissing } from '../../request/is-missing.server.ts';
import type { Route } from './+types/appointment';

/** Calendar file of an order's appointment, for the browser that opened the order's mailed link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const number = params.orderNumber;
  const token = await readOrderToken(request, number);
  const order = await loadOwnOrder(site, { number, token, locale }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const appointment = order?.status === 'confirmed' && order.own?.appointment;
  if (!order?.own || !appointment) throw new Response(null, { status: 404 });
  const { kind, date, slot, retailer } = appointment;
  const t = ownOrderMessages(locale);
  const path = localizedPath(stepPath('confirmation', { orderNumber: number }), locale);
  const file = appointmentCalendar({
    uid: `${number}@${new URL(site.publicUrl).hostname}`,
    title: `${t(`appointment_${kind}`)}: ${order.own.model}`,
    place: [retailer.name, retailer.address].filter(Boolean).join(' · '),
    url: `${site.publicUrl}${path}`,
    date,
    slot,
    timeZone: defaultMarket.timeZone,
    now: new Date(),
  });
  return calendarResponse(file, number);
}
