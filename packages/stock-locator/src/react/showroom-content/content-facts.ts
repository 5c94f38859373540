import type { ReactNode } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import type { Price } from '../../engine/prices/prices.js';

/** What content items are drawn from. */
export interface ContentFacts {
  readonly prices: readonly Price[];
  readonly state: string;
  /** Null: the market finances nothing. */
  readonly plan: FinancePlan | null;
  /** Draws a form in place once a visitor opens it; a link leads to it without this. */
  readonly renderForm?: (formId: string) => ReactNode;
}
