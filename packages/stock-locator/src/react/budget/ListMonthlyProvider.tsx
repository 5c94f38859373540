import { type ReactNode, useMemo } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import { MonthlyContext } from './monthly-context.js';

interface Props {
  plan: FinancePlan | undefined;
  monthly: MonthlyBudget | undefined;
  children: ReactNode;
}

/** Provides the list's budget to its cards. */
export function ListMonthlyProvider({ plan, monthly, children }: Props) {
  const value = useMemo(() => (plan && monthly ? { plan, monthly } : null), [plan, monthly]);
  return <MonthlyContext value={value}>{children}</MonthlyContext>;
}
