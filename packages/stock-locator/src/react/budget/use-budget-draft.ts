import { formatNumber, type Locale } from '@mawkib/core/locale';
import { useState } from 'react';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { everything, type MonthlyBudget } from '../../engine/query/vehicle-query.js';

type Part = keyof MonthlyBudget;
type Texts = { readonly [part in Part]: string };

/** Draft of a budget during input; reset when the address has another budget. */
export function useBudgetDraft(given: MonthlyBudget | undefined, locale: Locale) {
  const shown = textsOf(given, locale);
  const key = Object.values(shown).join('|');
  const [typed, setTyped] = useState<{ of: string; texts: Texts }>();
  const texts = typed?.of === key ? typed.texts : shown;
  return {
    texts,
    budget: normaliseQuery({ ...everything, monthly: texts }).monthly,
    isChanged: texts !== shown,
    type: (part: Part, text: string) => setTyped({ of: key, texts: { ...texts, [part]: text } }),
  };
}

const textsOf = (budget: MonthlyBudget = {}, locale: Locale): Texts => {
  const amount = (major: number | undefined) =>
    major === undefined ? '' : formatNumber(major, locale);
  return {
    from: amount(budget.from),
    to: amount(budget.to),
    deposit: amount(budget.deposit),
    term: budget.term === undefined ? '' : String(budget.term),
  };
};
