import { isServiceError, type ServiceError } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import {
  type OutcomeKind,
  outcomeKind,
  paymentPlan,
  rejectedFields,
  termsField,
  validateCustomer,
} from '@mawkib/order-online/engine';
import { data } from 'react-router';
import type { SiteContext } from '../../context/site-context.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';
import { loadHold } from '../load-hold.server.ts';
import { companyOf, loadJourneyConfig } from '../load-journey-config.server.ts';
import { loadSummary } from '../load-summary.server.ts';
import { placeFreeOrder } from './place-free-order.server.ts';
import { checkCode, type SentCode, sendCode } from './send-code.server.ts';
import { storeBuyer } from './store-buyer.server.ts';
import { holdCookie } from './stored-buyer.server.ts';

/** Response of a post that did not lead to the next page; everything typed is in `values`. */
export interface BuyerResponse {
  kind?: OutcomeKind;
  errors?: FieldErrors;
  values: Record<string, string>;
  /** Set if the page must ask for the code of an SMS. */
  code?: SentCode;
}

interface Posted {
  lock: LockCookie;
  /** Texts of the post; names of technical inputs start with `_`. */
  posted: Readonly<Record<string, string>>;
  locale: Locale;
}

/** Minimum milliseconds between two codes. */
const resendMs = 30_000;

/** Submitted values, without technical inputs and the code. */
export const typedValues = (posted: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(posted).filter(([name]) => !name.startsWith('_') && name !== 'phone_code'),
  );

/** Places the order, or stores the buyer's details and continues with the payment. */
export async function submitBuyer(site: SiteContext, { lock, posted, locale }: Posted) {
  const values = typedValues(posted);
  const respond = (status: number, rest: Omit<BuyerResponse, 'values'>) =>
    data<BuyerResponse>({ ...rest, values }, { status });
  if ('_type' in posted || '_edit' in posted) return respond(200, {});

  const { configUrl } = lock;
  const subject = { kind: 'normal', vehicleId: lock.vehicleId } as const;
  const [{ raw }, hold] = await Promise.all([
    loadSummary(site, subject, locale),
    loadHold(site, lock.lockId, locale),
  ]);
  const kind = configUrl ? 'configurator' : 'normal';
  const { checkout } = await loadJourneyConfig(site, { kind, raw }, locale);
  const checked = validateCustomer(values, locale, checkout);
  if (!checked.ok) return respond(422, { kind: 'invalid_customer', errors: checked.errors });
  const { customer, terms } = checked;
  const phone_number = customer.phone;
  const last = { phone: posted._phone ?? phone_number, sentAt: posted._sent ?? '' };

  const askForCode = async () => {
    const sent = await sendCode(site, phone_number, locale);
    return respond('code' in sent ? 200 : 422, sent);
  };
  if ('_resend' in posted) {
    const isSoon = Date.now() - Date.parse(last.sentAt) < resendMs;
    if (isSoon) return respond(429, { kind: 'too_many_requests', code: last });
    const sent = await sendCode(site, phone_number, locale);
    return respond('code' in sent ? 200 : 422, { code: last, ...sent });
  }
  if (posted.phone_code !== undefined) {
    const code = posted.phone_code;
    const problem = await checkCode(site, { phone_number, code }, locale);
    if (problem) return respond(422, { ...problem, code: last });
  }
  try {
    const current = holdCookie(lock, hold);
    const buying = { lock: current, hold, customer, terms, locale };
    return paymentPlan(current.vendor).takesPayment
      ? await storeBuyer(site, { ...buying, company: companyOf(raw) })
      : await placeFreeOrder(site, buying);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (outcomeKind(error) === 'phone_not_verified') return askForCode();
    return respond(error.status ?? 503, rejection(error, values));
  }
}

/** The reason of a rejected order; boxes of terms that have changed are cleared in `values`. */
function rejection(error: ServiceError, values: Record<string, string>) {
  const { problem } = error;
  const kind = outcomeKind(error);
  if (kind === 'terms_changed' && Array.isArray(problem?.terms)) {
    for (const key of problem.terms) delete values[termsField(String(key))];
  }
  const errors = rejectedFields(problem?.errors);
  return { kind, ...(Object.keys(errors).length > 0 && { errors }) };
}
