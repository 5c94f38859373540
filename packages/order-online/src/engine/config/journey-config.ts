import { isRecord } from '@mawkib/core/guards';
import { freeReservation } from '../payment-plan.js';
import type { CheckoutPageEntry } from './checkout-page.js';
import { flag, listUpTo, type MemberReaders, type ReadMember, textUpTo } from './read-members.js';

/** Types of steps on the steps page. Site document, section 3. */
export const stepTypes = [
  'payment_options',
  'trade_in',
  'service_packs',
  'location',
  'appointment',
  'content',
] as const;
/** One of `stepTypes`. */
export type StepType = (typeof stepTypes)[number];

/** A step of the steps page. */
export interface OrderStep {
  type: StepType;
  title: string | null;
  required: boolean;
  /** Unsanitised markup of a `content` step; empty for the others. */
  html: string;
}

/** A link that a market puts on the success page. */
export interface ConfiguredButton {
  label: string;
  url: string;
}

/** Entry `order_online`, as far as the browser needs it. */
export interface OrderOnlineEntry {
  enabled: boolean;
  /** Payment vendor; `NO_PAYMENT_JAPAN` for a free reservation. */
  payment: string;
}

/** Entry `order_online_steps_page`. */
export interface StepsPageEntry {
  title: string | null;
  steps: OrderStep[];
}

/** Entry `order_online_success_page`. */
export interface SuccessPageEntry {
  heading: string | null;
  text: string | null;
  next_steps: string[];
  buttons: ConfiguredButton[];
}

/** A market's configuration of one journey. */
export interface JourneyConfig {
  journey: OrderOnlineEntry;
  steps: StepsPageEntry;
  checkout: CheckoutPageEntry;
  success: SuccessPageEntry;
}

const longestTitle = 120;
const longestText = 600;
const longestHtml = 20_000;
const maxItems = 12;

const title = textUpTo(longestTitle);

/** An unknown type drops the step. */
const step: ReadMember<OrderStep> = (value) => {
  const type = isRecord(value) && stepTypes.find((known) => known === value.type);
  if (!type || !isRecord(value)) return undefined;
  const html = textUpTo(longestHtml)(value.html) ?? '';
  if (type === 'content' && html === '') return undefined;
  return { type, title: title(value.title) ?? null, required: flag(value.required) ?? false, html };
};

/** A path of the site or an address with https. */
const isLinkTarget = (url: string): boolean => /^(\/(?!\/)|https:\/\/)/.test(url);

const button: ReadMember<ConfiguredButton> = (value) => {
  const label = isRecord(value) ? title(value.label) : undefined;
  const url = isRecord(value) ? textUpTo(2_000)(value.url) : undefined;
  return label && url && isLinkTarget(url) ? { label, url } : undefined;
};

export const orderOnline: MemberReaders<OrderOnlineEntry> = {
  enabled: flag,
  payment: textUpTo(64),
};
export const defaultOrderOnline: OrderOnlineEntry = { enabled: true, payment: freeReservation };

export const stepsPage: MemberReaders<StepsPageEntry> = { title, steps: listUpTo(maxItems, step) };
export const defaultStepsPage: StepsPageEntry = {
  title: null,
  steps: [
    { type: 'payment_options', title: null, required: true, html: '' },
    { type: 'location', title: null, required: true, html: '' },
  ],
};

export const successPage: MemberReaders<SuccessPageEntry> = {
  heading: title,
  text: textUpTo(longestText),
  next_steps: listUpTo(maxItems, textUpTo(longestText)),
  buttons: listUpTo(3, button),
};
export const defaultSuccessPage: SuccessPageEntry = {
  heading: null,
  text: null,
  next_steps: [],
  buttons: [],
};
