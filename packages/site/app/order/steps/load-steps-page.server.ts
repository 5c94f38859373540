import { defaultMarket, type Locale, localizedPath } from '@mawkib/core/locale';
import {
  type JourneySubject,
  nextStep,
  type StepValues,
  stepPath,
  stepsProgress,
} from '@mawkib/order-online/engine';
import { redirect } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import { type LockCookie, publicLock, readLockCookie } from '../cookies/lock-cookie.server.ts';
import { companyOf, loadJourneyConfig } from '../load-journey-config.server.ts';
import { loadSummary } from '../load-summary.server.ts';
import { loadSteps } from './load-steps.server.ts';
import { stepAddress, stepIndexOf } from './step-address.ts';

/** The vehicle, the configuration of its journey, and the buyer's lock of it. */
export async function loadJourney(
  site: SiteContext,
  { request, subject }: { request: Request; subject: JourneySubject },
  locale: Locale,
) {
  const summary = await loadSummary(site, subject, locale);
  const { raw } = summary;
  const config = await loadJourneyConfig(site, { kind: subject.kind, raw }, locale);
  const known = await readLockCookie(request);
  return { ...summary, config, lock: known?.vehicleId === raw.id ? known : null };
}

/** Data of the steps page, as its component receives them. */
export type StepsPageData = Awaited<ReturnType<typeof loadStepsPage>>;

/**
 * Data of the steps page. Without a tab in the address it is the first that has no choice yet; a tab
 * that cannot be opened yet redirects to that.
 */
export async function loadStepsPage(
  site: SiteContext,
  { request, subject, url }: { request: Request; subject: JourneySubject; url: URL },
  locale: Locale,
) {
  const { raw, vehicle, theme, config, lock } = await loadJourney(
    site,
    { request, subject },
    locale,
  );
  if (!config.journey.enabled) throw redirect(localizedPath(vehicle.link, locale));
  const query = (name: string) => url.searchParams.get(name) || undefined;
  const loaded = await loadSteps(
    site,
    { raw, subject, steps: config.steps.steps, lock, retailerId: query('retailer') },
    locale,
  );
  if (loaded.hold === 'paying')
    throw redirect(localizedPath(stepPath('checkout', { subject }), locale));
  const types = loaded.steps.map(({ type }) => type);
  const wanted = stepIndexOf(url, types);
  const state = stepsProgress(types, loaded.choices, wanted ?? nextStep(types, loaded.choices));
  if (wanted !== undefined && wanted !== state.active) {
    throw redirect(stepAddress(locale, subject, state.active));
  }
  const isHeld = loaded.hold === 'open';
  const preselected = query('payment');
  return {
    ...loaded,
    id: raw.id,
    subject,
    configUrl: subject.kind === 'configurator' ? subject.configUrl : null,
    vehicle,
    theme,
    state,
    /** The open hold, for the browser's storage. */
    lock: isHeld && lock ? shownLock(lock, loaded.expiresAt) : null,
    isFree: isHeld || !['reserved', 'sold'].includes(raw.status),
    // The quote is the service's: the entry of the journey may name no payment.
    takesPayment: loaded.options.quote.due_now.amount > 0,
    title: config.steps.title,
    recipient: {
      company_uuid: companyOf(raw),
      name: String(raw.owner_name ?? ''),
      vendor: lock?.vendor ?? config.journey.payment,
    },
    currency: String(raw.currency ?? defaultMarket.currency),
    preselected: preselected ?? null,
    /** Values in the address, for forms without stored ones. */
    given: given({
      payment: preselected,
      deposit: query('deposit'),
      months: query('term'),
      kind: query('kind'),
    }),
    serverNow: new Date().toISOString(),
    /** Identifies the journey for analytics: one per vehicle and day. */
    journey: new Date().toISOString().slice(0, 10),
  };
}

function shownLock(lock: LockCookie, expiresAt: string | undefined) {
  const { vehicleId, lockId, vendor } = publicLock(lock);
  return { vehicleId, lockId, vendor, expiresAt: expiresAt ?? lock.expiresAt };
}

const given = (values: Record<string, string | undefined>): StepValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
