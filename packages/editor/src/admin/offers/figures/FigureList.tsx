import { getOfferSources, type ResolvedOfferFigure } from '@mawkib/api-clients/contracts/content';
import { defaultMarket } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { offerStyles } from '../offer.styles.ts';
import { blankFigure, type FigureDraft, knownFigures } from '../offer-form-draft.ts';
import { FigureCard } from './FigureCard.tsx';
import { figureMessages } from './figure-messages.ts';
import { useTriedFigures } from './use-tried-figures.ts';

interface FigureListProps {
  figures: readonly FigureDraft[];
  /** As they were when the offer was loaded or saved. */
  stored: Readonly<Record<string, ResolvedOfferFigure>> | undefined;
  currency: string | undefined;
  /** By path: `figures.price.source.value`. */
  errors: Readonly<Record<string, string>>;
  onChange(figures: readonly FigureDraft[], path: string, isTyping: boolean): void;
}

/** The figures of an offer: source, value now, approved value. */
export function FigureList({ figures, stored, currency, errors, onChange }: FigureListProps) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(figureMessages);
  const { data: sources } = useOperationQuery(getOfferSources, {});
  const tried = useTriedFigures(figures, stored);
  const has = (name: string) => figures.some((figure) => figure.name === name);
  const add = (name: string) => onChange([...figures, blankFigure(name)], `figures.${name}`, false);
  return (
    <section className={admin.section} aria-labelledby="offer-figures">
      <h2 id="offer-figures" className={admin.sectionTitle}>
        {t('title')}
      </h2>
      <p className={admin.lead}>{t(figures.length > 0 ? 'help' : 'none')}</p>
      <div className={css.figures}>
        {figures.map((figure, at) => (
          <FigureCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the name is edited
            key={at}
            figure={figure}
            figures={figures}
            isNameTaken={figures.findIndex(({ name }) => name === figure.name) < at}
            resolved={tried[figure.name]}
            currency={currency ?? defaultMarket.currency}
            sources={sources?.data}
            errors={errors}
            onChange={(next, isTyping) =>
              onChange(
                figures.map((one, other) => (other === at ? next : one)),
                `figures.${figure.name}`,
                isTyping,
              )
            }
            onRemove={() =>
              onChange(
                figures.filter((_, other) => other !== at),
                `figures.${figure.name}`,
                false,
              )
            }
          />
        ))}
      </div>
      <div className={admin.actions}>
        {knownFigures
          .filter((name) => !has(name))
          .map((name) => (
            <Button key={name} kind="plain" icon="add" onClick={() => add(name)}>
              {t(`add_${name}`)}
            </Button>
          ))}
        <Button kind="plain" icon="add" onClick={() => add('')}>
          {t('add_other')}
        </Button>
      </div>
    </section>
  );
}
