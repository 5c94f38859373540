import { Ltr, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Specification } from '../../../engine/vehicle/showroom-vehicle.js';
import {
  type Attribute,
  presentAttributes,
} from '../../../engine/vehicle/specification-attributes.js';
import { attributeName, attributeText, isolatedAttributes } from '../../labels/attribute-text.js';
import { styles } from './specification-list.styles.js';

interface Props {
  specification: Specification;
  attributes: readonly Attribute[];
  /** Model name in the page's language. */
  modelName?: string | null;
}

/** The vehicle's attributes, in the order of the set. */
export function SpecificationList({ specification, attributes, modelName }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <dl className={css.root}>
      {presentAttributes(specification, attributes).map((attribute) => {
        const text = attributeText(specification, attribute, locale, { modelName });
        return (
          <div key={attribute} className={css.row}>
            <dt className={css.name}>{attributeName(attribute, locale)}</dt>
            <dd className={css.value}>
              {isolatedAttributes.has(attribute) ? <Ltr>{text}</Ltr> : text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
