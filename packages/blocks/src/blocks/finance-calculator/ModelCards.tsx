import { formatPrice } from '@mawkib/core/money';
import { Picture, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { defaultLabels, type Label, type LabelKey } from './configuration/finance-labels.js';
import { styles } from './finance-calculator.styles.js';
import type { PricedModel } from './finance-models.js';

interface ModelCardsProps {
  models: readonly PricedModel[];
  /** Key of the model. */
  chosen: string;
  onChoose: (key: string) => void;
  label: Label;
  /** Of the block's query parameters. */
  suffix: string;
}

/** Models to choose from: radio buttons with picture and price. */
export function ModelCards({ models, chosen, onChoose, label, suffix }: ModelCardsProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  return (
    <fieldset className={css.models}>
      <legend className={css.legend}>{label('models')}</legend>
      <div className={css.cards}>
        {models.map(({ key, name, image_id, price, engine_type }) => (
          <label key={key} className={css.card}>
            <input
              type="radio"
              className={css.radio}
              name={`model${suffix}`}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            <span className={css.cardBody}>
              {image_id && (
                <Picture
                  className={css.picture}
                  image={{ id: image_id, alt: '' }}
                  sizes="(min-width: 741px) 240px, 44vw"
                />
              )}
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.price}>
                  {label('price_from', { price: formatPrice(price, locale) })}
                </span>
                {engine_type && (
                  <span className={css.engine}>{engineName(engine_type, label)}</span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The name of a known type of engine, otherwise the text as it is. */
function engineName(type: string, label: Label): string {
  const key = `engine_${type}`;
  return Object.hasOwn(defaultLabels, key) ? label(key as LabelKey) : type;
}
