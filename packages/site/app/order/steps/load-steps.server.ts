import {
  getHold,
  getOrderOptions,
  type Hold,
  type OrderChoices,
  type OrderOptions,
} from '@mawkib/api-clients/contracts/purchase';
import {
  getTradeInOptions,
  type RawVehicle,
  type TradeInOptions,
} from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import type { JourneySubject, OrderStep } from '@mawkib/order-online/engine';
import { type SafeHtml, sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../../context/site-context.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';

/** A step with its sanitised markup. */
export type LoadedStep = Omit<OrderStep, 'html'> & { html: SafeHtml | null };

export interface LoadedSteps {
  /** Steps that the vehicle has something to offer for. */
  steps: LoadedStep[];
  options: OrderOptions;
  /** Only with a trade-in step. */
  tradeIn: TradeInOptions | null;
  /** Choices of the buyer's hold, also of one that has ended. */
  choices: OrderChoices;
  hold: 'none' | Hold['state'];
  expiresAt: string | undefined;
}

interface Given {
  raw: RawVehicle;
  subject: JourneySubject;
  steps: readonly OrderStep[];
  /** The buyer's lock of this vehicle. */
  lock: LockCookie | null;
  /** Retailer to show the appointments of. */
  retailerId: string | undefined;
}

/** Loads the steps of a vehicle's order with their options and the buyer's stored choices. */
export async function loadSteps(
  site: Pick<SiteContext, 'call'>,
  { raw, subject, steps, lock, retailerId }: Given,
  locale: Locale,
): Promise<LoadedSteps> {
  const ofLock = lock ? { 'Order-Lock': lock.lockId } : {};
  const hasTradeIn = steps.some(({ type }) => type === 'trade_in');
  const [{ data: options }, tradeIn, hold] = await Promise.all([
    site.call(
      getOrderOptions,
      {
        params: { id: raw.id },
        headers: ofLock,
        query: {
          lang: locale,
          ...(subject.kind === 'configurator' && { config_url: subject.configUrl }),
          ...(retailerId && { retailer_id: retailerId }),
        },
      },
      { locale },
    ),
    hasTradeIn ? site.call(getTradeInOptions, { query: { lang: locale } }, { locale }) : null,
    lock ? site.call(getHold, { headers: { 'Order-Lock': lock.lockId } }, { locale }) : null,
  ]);
  const held = hold?.data;
  return {
    steps: steps.map(sanitised).filter((step) => isOffered(step, options, tradeIn?.data)),
    options,
    tradeIn: tradeIn?.data ?? null,
    choices: held?.checkout?.metadata ?? {},
    hold: held?.state ?? 'none',
    expiresAt: held?.expires_at,
  };
}

const sanitised = ({ html, ...step }: OrderStep): LoadedStep => ({
  ...step,
  html: html === '' ? null : sanitize(html),
});

/** False for a step without anything to choose or to read. */
function isOffered(
  { type, html }: LoadedStep,
  options: OrderOptions,
  tradeIn: TradeInOptions | undefined,
): boolean {
  switch (type) {
    case 'trade_in':
      return Boolean(tradeIn?.brands.length);
    case 'service_packs':
      return options.service_packs.length > 0;
    case 'appointment':
      return options.appointment !== null;
    case 'content':
      return Boolean(html?.trim());
    default:
      return true;
  }
}
