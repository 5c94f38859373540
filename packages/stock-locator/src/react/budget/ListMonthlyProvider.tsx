import { type ReactNode, useMemo } from 'react';
import type { FinancePlan } from '../../engine/finance/finance-plan.js';
import { majorOf, minorOf, termsOf } from '../../engine/finance/monthly-parts.js';
import { monthlyPaymentOf } from '../../engine/finance/monthly-quote.js';
import type { MonthlyBudget } from '../../engine/query/vehicle-query.js';
import { type ListMonthly, MonthlyContext } from './monthly-context.js';

interface Props {
  plan: FinancePlan | undefined;
  monthly: MonthlyBudget | undefined;
  children: ReactNode;
}

/** Provides the list's budget to its cards. */
export function ListMonthlyProvider({ plan, monthly, children }: Props) {
  const value = useMemo((): ListMonthly | null => {
    if (!plan || !monthly) return null;
    const terms = termsOf(monthly);
    const paymentOf = (state: string, price: number) => {
      const payment = monthlyPaymentOf(plan, { state, price: minorOf(price) }, terms);
      return payment === null ? null : majorOf(payment);
    };
    return { monthly, paymentOf };
  }, [plan, monthly]);
  return <MonthlyContext value={value}>{children}</MonthlyContext>;
}
