import type { ReactNode } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import type { Price } from '../../engine/prices/prices.js';

/** Data for rendering content items. */
export interface ContentContext {
  readonly prices: readonly Price[];
  readonly state: string;
  /** Null: the market has no finance. */
  readonly plan: FinancePlan | null;
  /** Renders a form inline when a visitor opens it. Default: a link to the form. */
  readonly renderForm?: (formId: string) => ReactNode;
}
