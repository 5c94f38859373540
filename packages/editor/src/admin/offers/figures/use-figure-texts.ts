import type { ResolvedOfferFigure } from '@mawkib/api-clients/contracts/content';
import { formatMoney, toMoney } from '@mawkib/core/money';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { knownFigures } from '../offer-form-draft.ts';
import { figureMessages } from './figure-messages.ts';

/** Names, amounts and states of figures in words. */
export function useFigureTexts(currency: string) {
  const t = useTexts(figureMessages);
  const { locale } = useLanguage();
  const amount = (value: number) => formatMoney(toMoney(value, currency), locale);
  const nameOf = (name: string): string => {
    const known = knownFigures.find((one) => one === name);
    return known ? t(known) : name || t('other');
  };
  return {
    amount,
    nameOf,
    /** A figure in one line; both figures if they differ. */
    line: (name: string, { value, stated, problem }: ResolvedOfferFigure): string => {
      const known = nameOf(name);
      if (problem === 'differs' && value !== null && stated !== null) {
        return t('stated_now', { name: known, stated: amount(stated), value: amount(value) });
      }
      if (problem === 'declaration_over') return t('problem_over', { name: known });
      if (value === null) return t('problem_no_source', { name: known });
      return t('figure_now', { name: known, value: amount(value) });
    },
  };
}
