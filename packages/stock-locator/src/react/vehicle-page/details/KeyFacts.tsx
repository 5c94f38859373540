import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ShowroomTexts } from '../../../engine/showroom/showroom-texts.js';
import type { Specification } from '../../../engine/vehicle/showroom-vehicle.js';
import type { Attribute } from '../../../engine/vehicle/specification-attributes.js';
import { attributeName, attributeText } from '../../labels/attribute-text.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './key-facts.styles.js';

interface Props {
  specification: Specification;
  texts?: Pick<ShowroomTexts, 'seats'>;
}

const facts: readonly Attribute[] = [
  'productionYear',
  'mileage',
  'engines',
  'power',
  'transmission',
  'drivetrain',
  'batteryCapacity',
  'numberOfSeats',
];

/** The most important attributes in one line. */
export function KeyFacts({ specification, texts }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const shown = facts
    .map(
      (attribute) => [attribute, attributeText(specification, attribute, locale, texts)] as const,
    )
    .filter(([, text]) => text !== '');
  return (
    <section className={css.root} aria-label={messages(locale)('key_facts')}>
      <dl className={css.facts}>
        {shown.map(([attribute, text]) => (
          <div key={attribute} className={css.fact}>
            <dt className={css.name}>{attributeName(attribute, locale)}</dt>
            <dd className={css.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
