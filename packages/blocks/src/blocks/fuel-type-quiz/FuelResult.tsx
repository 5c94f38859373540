import type { FuelType } from '@mawkib/core/calculators';
import {
  ButtonGroup,
  ButtonLink,
  Heading,
  type HeadingLevel,
  Picture,
  RichText,
  useLocale,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import type { PublicLink } from '../../model/definition/public-values.js';
import { linkValues } from '../../renderer/section/ui-props.js';
import type { fuelTypeQuiz } from './fuel-type-quiz.definition.js';
import { messages } from './fuel-type-quiz.messages.js';
import { styles } from './fuel-type-quiz.styles.js';

interface FuelResultProps {
  fuel: FuelType;
  fields: BlockProps<typeof fuelTypeQuiz>['fields'];
  level: HeadingLevel;
  restart: { label: string; href: string };
  onRestart: () => void;
}

/** Result of the quiz: advantages and disadvantages of the fuel, and links. */
export function FuelResult({ fuel, fields, level, restart, onRestart }: FuelResultProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const below = Math.min(6, level + 1) as HeadingLevel;
  const picture = fields[`${fuel}_image`];
  const advantages = fields[`${fuel}_advantages`];
  const disadvantages = fields[`${fuel}_disadvantages`];
  const aside = {
    label: fields[`${fuel}_aside_label`],
    text: fields[`${fuel}_aside_description`],
    links: [
      ...labelled(fields[`${fuel}_primary_link`], fields[`${fuel}_primary_label`]),
      ...labelled(fields[`${fuel}_secondary_link`], fields[`${fuel}_secondary_label`]),
    ],
  };
  return (
    <article className={css.result} data-fuel={fuel}>
      {picture && <Picture image={picture} className={css.picture} />}
      <div className={css.words}>
        <Heading level={level} tabIndex={-1} data-quiz-focus>
          {fields[`${fuel}_heading`] || t(fuel)}
        </Heading>
        <Lines className={css.lead} text={fields[`${fuel}_introduction`]} />
        <Lines className={css.text} text={fields[`${fuel}_description`]} />
        <ButtonGroup
          links={[
            ...labelled(fields[`${fuel}_vehicle_link`], fields[`${fuel}_vehicle_label`]),
            ...labelled(fields[`${fuel}_other_option_link`], fields[`${fuel}_other_option_label`]),
          ]}
        />
      </div>
      {(advantages || disadvantages) && (
        <div className={css.sides}>
          {advantages && (
            <div className={css.side}>
              <Heading level={below} size="s">
                {t('advantages')}
              </Heading>
              <RichText html={advantages} />
            </div>
          )}
          {disadvantages && (
            <div className={css.side}>
              <Heading level={below} size="s">
                {t('disadvantages')}
              </Heading>
              <RichText html={disadvantages} />
            </div>
          )}
        </div>
      )}
      {(aside.label || aside.text || aside.links.length > 0) && (
        <aside className={css.aside} data-surface="grey">
          <Lines className={css.kicker} text={fields.aside_proposition_label} />
          {aside.label && (
            <Heading level={below} size="m">
              {aside.label}
            </Heading>
          )}
          <Lines className={css.text} text={aside.text} />
          <ButtonGroup links={aside.links} kind="secondary" />
        </aside>
      )}
      <div>
        <ButtonLink
          kind="secondary"
          href={restart.href}
          onClick={(event) => {
            event.preventDefault();
            onRestart();
          }}
        >
          {restart.label}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Link with the label of its label field, else that of the link. */
const labelled = (link: PublicLink | undefined, label: string | undefined) =>
  linkValues(link && { ...link, label: label || link.label });

const Lines = ({ text, className }: { text: string | undefined; className: string }) =>
  text ? <p className={className}>{text}</p> : null;
