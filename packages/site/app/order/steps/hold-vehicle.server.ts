import { initOrder, type OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { JourneySubject } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { type LockCookie, setLockCookie } from '../cookies/lock-cookie.server.ts';
import { readBrowserCookie, setBrowserCookie } from '../cookies/read-browser-cookie.server.ts';
import { setHoldMark } from '../cookies/set-hold-mark.server.ts';
import { companyOf } from '../load-journey-config.server.ts';

interface Given {
  request: Request;
  raw: RawVehicle;
  subject: JourneySubject;
  /** The buyer's lock of this vehicle; an ended one is replaced, with its choices. */
  lock: LockCookie | null;
  /** Choices to store with the hold; undefined: none. */
  choices: OrderChoices | undefined;
  /** They are those of the last step. */
  isLast: boolean;
}

/** Takes or extends the hold and stores the choices with it. Resolves to the headers with its cookies. */
export async function holdVehicle(
  site: SiteContext,
  { request, raw, subject, lock, choices, isLast }: Given,
  locale: Locale,
): Promise<Headers> {
  const browser = await readBrowserCookie(request);
  const configUrl = subject.kind === 'configurator' ? subject.configUrl : undefined;
  const { data: held } = await site.call(
    initOrder,
    {
      headers: { 'Order-Browser': browser },
      body: {
        vehicle_id: raw.id,
        company_uuid: companyOf(raw),
        lock_id: lock?.lockId,
        ...(choices && {
          checkout: { locale, metadata: choices, ...(configUrl && { config_url: configUrl }) },
        }),
      },
    },
    { locale },
  );
  const cookie = {
    vehicleId: raw.id,
    lockId: held.lock_id,
    vendor: held.vendor_uuid,
    expiresAt: held.expires_at,
    deposit: held.deposit.amount > 0 ? held.deposit : undefined,
    configUrl,
    isReady: isLast || lock?.isReady,
  };
  const headers = new Headers();
  headers.append('set-cookie', await setLockCookie(cookie, site));
  headers.append('set-cookie', await setHoldMark(site));
  headers.append('set-cookie', await setBrowserCookie(browser, site));
  return headers;
}
