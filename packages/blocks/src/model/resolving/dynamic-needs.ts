import type { Strategy } from '@mawkib/core/dynamic-content';
import { strategyKey } from '../definition/strategy-key.js';
import type { PublicBlock } from '../definition/values.js';
import { isPlain, own, type Plain } from '../plain.js';

/** What must be known before a page's blocks can be shown to a visitor. */
export interface DynamicNeeds {
  readonly strategies: readonly Strategy[];
  /** Texts with price tags in them. */
  readonly texts: readonly string[];
  /** Whether a slide or block is bound to an offer. */
  readonly offers: boolean;
}

const deepest = 16;

/** Looks through blocks that are resolved but not applied; null when they need nothing. */
export function dynamicNeeds(blocks: readonly PublicBlock[]): DynamicNeeds | null {
  const strategies: Strategy[] = [];
  const texts: string[] = [];
  let offers = false;
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (value.includes('{price:')) texts.push(value);
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

/** The offer that fields are bound to; '' when they are bound to none. */
export function offerKeyIn(fields: Plain): string {
  const key = own(fields, 'offer_key');
  return typeof key === 'string' ? key.trim() : '';
}
