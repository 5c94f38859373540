import { formatPrice } from '@mawkib/core/money';
import { ButtonLink, Heading, Picture, RichText, useLocale } from '@mawkib/ui';
import { Icon } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import type { MouseEvent } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { requestRental } from '../../shared/rental/rental-request.js';
import type { carRent } from './car-rent.definition.js';
import { styles } from './car-rent.styles.js';
import { carExtras, carFacts } from './car-values.js';

/** Cars to rent. Without JavaScript their buttons link to the page's rental block. */
export function CarRent({ fields, groups }: BlockProps<typeof carRent>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <RichText className={css.intro} size={uiProps(fields).textSize} html={fields.paragraph} />
      {groups.length > 0 && (
        <ul className={css.cars}>
          {groups.map(({ id, notice, fields: car }) => {
            const extras = carExtras(car);
            const link = car['rdx-link'];
            const open = (event: MouseEvent) => {
              const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
              if (isPlain && requestRental({ car: car.title ?? '', extras }))
                event.preventDefault();
            };
            return (
              <li key={id} className={css.car} data-notice={notice}>
                {car.image && (
                  <Picture
                    className={css.picture}
                    image={car.image}
                    sizes="(min-width: 1024px) 33vw, (min-width: 741px) 50vw, 100vw"
                  />
                )}
                {car.title && (
                  <Heading level={levelBelow(fields)} size="s">
                    {car.title}
                  </Heading>
                )}
                <ul className={css.facts}>
                  {carFacts(car).map(({ key, icon, text }) => (
                    <li key={key} className={css.fact}>
                      {icon && <Icon name={icon} size={24} />}
                      {text && <span>{text}</span>}
                    </li>
                  ))}
                </ul>
                <ul className={css.extras}>
                  {extras.map(({ key, label, price }) => (
                    <li key={key} className={css.extra}>
                      <span>{label}</span>
                      <span className={css.price}>{formatPrice(price, locale)}</span>
                    </li>
                  ))}
                </ul>
                {link && (
                  <ButtonLink
                    kind="secondary"
                    className={css.button}
                    href={link.url || '#rent-a-car'}
                    target={link.target}
                    onClick={open}
                  >
                    {link.label || car.title}
                  </ButtonLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </BlockSection>
  );
}
