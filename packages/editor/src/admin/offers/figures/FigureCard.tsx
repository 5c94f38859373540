import type { OfferSources, ResolvedOfferFigure } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { IconButton } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../../session/staff.ts';
import { Field } from '../../layout/Field.tsx';
import { offerStyles } from '../offer.styles.ts';
import { type FigureDraft, knownFigures, type SourceKind, withKind } from '../offer-form-draft.ts';
import { ComparedFigure } from './ComparedFigure.tsx';
import { figureMessages } from './figure-messages.ts';
import { SourceFields } from './SourceFields.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

const kinds = ['cheapest_in_stock', 'spec', 'finance_plan', 'declared'] as const;

interface FigureCardProps {
  figure: FigureDraft;
  figures: readonly FigureDraft[];
  isNameTaken: boolean;
  /** Undefined: not calculated yet, or not complete. */
  resolved: ResolvedOfferFigure | undefined;
  currency: string;
  sources: OfferSources | undefined;
  errors: Readonly<Record<string, string>>;
  onChange(figure: FigureDraft, isTyping: boolean): void;
  onRemove(): void;
}

/** One figure: where it comes from, and what the source says beside what was approved. */
export function FigureCard(props: FigureCardProps) {
  const { figure, resolved, currency, errors, onChange } = props;
  const css = useStyles(offerStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(figureMessages);
  const { person } = useStaff();
  const { nameOf } = useFigureTexts(currency);
  const name = nameOf(figure.name);
  const path = `figures.${figure.name}`;
  const isKnown = knownFigures.some((known) => known === figure.name);
  const mayDeclare = mayAdminister(person);
  const isLocked = figure.kind === 'declared' && !mayDeclare;
  return (
    <fieldset
      className={css.figure}
      data-problem={resolved?.problem ?? undefined}
      aria-label={name}
    >
      <div className={css.head}>
        <h3>{name}</h3>
        <IconButton icon="remove" label={t('remove', { name })} onClick={props.onRemove} />
      </div>
      <div className={css.fields}>
        {isKnown ? null : (
          <Field
            label={t('name')}
            help={t('name_help')}
            error={props.isNameTaken ? t('name_taken') : errors[path]}
          >
            {(facts) => (
              <input
                {...facts}
                className={control.input}
                dir="ltr"
                maxLength={50}
                value={figure.name}
                onChange={({ target }) => onChange({ ...figure, name: target.value }, true)}
              />
            )}
          </Field>
        )}
        <Field
          label={t('source')}
          error={errors[`${path}.source`] ?? (isKnown ? errors[path] : undefined)}
          {...(isLocked && { help: t('admins_only') })}
        >
          {(facts) => (
            <select
              {...facts}
              className={control.input}
              value={figure.kind}
              onChange={({ target }) =>
                onChange(withKind(figure, target.value as SourceKind), false)
              }
            >
              {kinds.map((kind) => (
                <option
                  key={kind}
                  value={kind}
                  disabled={kind === 'declared' && !mayDeclare && figure.kind !== kind}
                >
                  {t(kind)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SourceFields {...props} isLocked={isLocked} />
      </div>
      <ComparedFigure
        figure={figure}
        resolved={resolved}
        currency={currency}
        error={errors[`${path}.stated`]}
        onChange={onChange}
      />
    </fieldset>
  );
}
