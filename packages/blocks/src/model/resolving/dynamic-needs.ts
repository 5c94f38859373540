import { hasOfferTag, type Strategy } from '@mawkib/core/dynamic-content';
import type { PublicBlock } from '../definition/public-values.js';
import { strategyKey } from '../definition/strategy-key.js';
import { isPlain, own, type Plain } from '../plain.js';

/** Data required before a page's blocks can be shown. */
export interface DynamicNeeds {
  readonly strategies: readonly Strategy[];
  /** Texts with price tags. */
  readonly texts: readonly string[];
  /** True if a slide, block or text uses an offer. */
  readonly offers: boolean;
}

const deepest = 16;

/** Needs of resolved blocks before dynamic content is applied; null if there are none. */
export function dynamicNeeds(blocks: readonly PublicBlock[]): DynamicNeeds | null {
  const strategies: Strategy[] = [];
  const texts: string[] = [];
  let offers = false;
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (value.includes('{price:')) texts.push(value);
      offers ||= hasOfferTag(value);
    } else if (typeof value === 'object' && value !== null && depth < deepest) {
      if (isPlain(value)) {
        const strategy = own(value, strategyKey);
        if (isPlain(strategy)) strategies.push(strategy as unknown as Strategy);
        offers ||= offerKeyIn(value) !== '';
      }
      for (const member of Object.values(value)) look(member, depth + 1);
    }
  };
  for (const block of blocks) look(block, 0);
  return strategies.length > 0 || texts.length > 0 || offers ? { strategies, texts, offers } : null;
}

/** Offer key of the fields; '' if they use none. */
export function offerKeyIn(fields: Plain): string {
  const key = own(fields, 'offer_key');
  return typeof key === 'string' ? key.trim() : '';
}
