import { BlockSection, BlockTitle } from '@mawkib/blocks';
import type { BlockProps } from '@mawkib/blocks/model';
import { formatNumber } from '@mawkib/core/locale';
import { Heading, Price, RichText, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { chargingCost } from './charging-cost.definition.ts';
import { messages } from './charging-cost.messages.ts';
import { styles } from './charging-cost.styles.ts';

export function ChargingCost({ fields, groups }: BlockProps<typeof chargingCost>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { battery, range, paragraph } = fields;
  const free = t('free');
  return (
    <BlockSection frame={fields}>
      <BlockTitle fields={fields} />
      <RichText className={css.intro} html={paragraph} />
      {groups.length > 0 && (
        <>
          <ul className={css.places}>
            {groups.map(({ id, notice, fields: { place, price = 0, duration } }) => (
              <li key={id} className={css.place} data-notice={notice}>
                <Heading level={fields.title ? 3 : 2} size="s">
                  {place}
                </Heading>
                <p>
                  <Price className={css.cost} amount={battery * price} fallback={free} />
                  <span className={css.full}> {t('full')}</span>
                </p>
                <dl className={css.facts}>
                  <div className={css.fact}>
                    <dt>{t('price')}</dt>
                    <dd>
                      <Price amount={price} fallback={free} />
                    </dd>
                  </div>
                  {range ? (
                    <div className={css.fact}>
                      <dt>{t('distance')}</dt>
                      <dd>
                        <Price amount={(battery * price * 100) / range} fallback={free} />
                      </dd>
                    </div>
                  ) : null}
                  {duration ? (
                    <div className={css.fact}>
                      <dt>{t('duration')}</dt>
                      <dd>{duration}</dd>
                    </div>
                  ) : null}
                </dl>
              </li>
            ))}
          </ul>
          <p className={css.basis}>
            {range
              ? t('battery_range', { battery: formatNumber(battery, locale), range })
              : t('battery', { battery: formatNumber(battery, locale) })}
          </p>
        </>
      )}
    </BlockSection>
  );
}
