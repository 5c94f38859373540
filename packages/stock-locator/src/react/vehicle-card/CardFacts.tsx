import { cardAttributes } from '@mawkib/core/settings';
import { Ltr, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Specification } from '../../engine/vehicle/showroom-vehicle.js';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { attributeName, attributeText, isolatedAttributes } from '../labels/attribute-text.js';
import { styles } from './card-facts.styles.js';

interface Props {
  specification: Specification;
  /** In this order; default: the twelve of the specification. Site document, section 9. */
  attributes?: readonly Attribute[];
  /** Model name in the page's language. */
  modelName?: string | null;
}

/** Attributes with values that need a label. */
const named: ReadonlySet<Attribute> = new Set(['vin', 'colorInterior', 'orderNumber']);

/** Attributes of a vehicle: the first three in one line, the others muted below. */
export function CardFacts({ specification, attributes = cardAttributes, modelName }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const facts = attributes
    .map(
      (attribute) =>
        [attribute, attributeText(specification, attribute, locale, { modelName })] as const,
    )
    .filter(([, text]) => text !== '');
  return (
    <ul className={css.root}>
      {facts.map(([attribute, text]) => {
        const name = `${attributeName(attribute, locale)} `;
        return (
          <li key={attribute} className={css.fact}>
            {named.has(attribute) ? name : <VisuallyHidden>{name}</VisuallyHidden>}
            {isolatedAttributes.has(attribute) ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
