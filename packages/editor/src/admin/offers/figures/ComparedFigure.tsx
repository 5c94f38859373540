import type { ResolvedOfferFigure } from '@mawkib/api-clients/contracts/content';
import { parseNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../../controls/Button.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { offerStyles } from '../offer.styles.ts';
import type { FigureDraft } from '../offer-form-draft.ts';
import { figureMessages } from './figure-messages.ts';
import { useFigureTexts } from './use-figure-texts.ts';

interface ComparedFigureProps {
  figure: FigureDraft;
  resolved: ResolvedOfferFigure | undefined;
  currency: string;
  error: string | undefined;
  onChange(figure: FigureDraft, isTyping: boolean): void;
}

/** The value of the source beside the approved one, and the button that accepts the new one. */
export function ComparedFigure({
  figure,
  resolved,
  currency,
  error,
  onChange,
}: ComparedFigureProps) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(figureMessages);
  const { amount, nameOf } = useFigureTexts(currency);
  const value = resolved?.value ?? null;
  const stated = figure.stated === null ? null : parseNumber(figure.stated);
  const problem = resolved?.problem ?? null;
  const accept = (next: number | null) =>
    onChange({ ...figure, stated: next === null ? null : String(next) }, false);
  return (
    <>
      <div className={css.compared}>
        <p className={css.amount}>
          <span>{t('now')}</span>
          <strong>{value === null ? t('no_value') : amount(value)}</strong>
        </p>
        <p className={css.amount}>
          <span>{t('approved')}</span>
          <strong>{stated === null ? t('follows') : amount(stated)}</strong>
        </p>
        {problem === 'differs' && value !== null ? (
          <Button kind="primary" onClick={() => accept(value)}>
            {t('accept', { figure: amount(value) })}
          </Button>
        ) : null}
        <label className={css.check}>
          <input
            type="checkbox"
            checked={figure.stated !== null}
            disabled={figure.stated === null && value === null}
            aria-label={`${nameOf(figure.name)}: ${t('ask_before')}`}
            onChange={({ target }) => accept(target.checked ? value : null)}
          />
          {t('ask_before')}
        </label>
      </div>
      {problem ? (
        <p className={css.problem} role="status">
          {problem === 'differs' && value !== null && stated !== null
            ? t('differs', { difference: amount(value - stated) })
            : t(problem === 'declaration_over' ? problem : 'no_source')}
        </p>
      ) : null}
      {error ? (
        <p className={admin.error} role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
