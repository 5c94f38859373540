import { formatNumber } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { Checkbox, useLocale } from '@mawkib/ui';
import { Icon } from '@mawkib/ui/icons';
import { useStyles } from '@mawkib/ui/styles';
import type { RentalExtra } from '../../../shared/rental/rental-extras.js';
import type { Label } from '../configuration/rental-labels.js';
import { styles } from './rental-overlay.styles.js';
import type { Rental, RentalChoice } from './state/use-rental.js';

interface ExtrasProps {
  rental: Rental;
  label: Label;
  onChange: (part: Partial<RentalChoice>) => void;
}

/** Extras of the step groups, each with its price and a stepper or a checkbox. */
export function Extras({ rental, label, onChange }: ExtrasProps) {
  const css = useStyles(styles);
  const { choice, extraGroups, amountOf } = rental;
  const choose = (key: string, amount: number) =>
    onChange({ amounts: { ...choice.amounts, [key]: amount } });
  return extraGroups.map(({ id, title, items }) => (
    <fieldset key={id} className={css.extras}>
      {title && <legend className={css.legend}>{title}</legend>}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
        <div key={at}>
          {item.label && item.label !== title && <p className={css.itemLabel}>{item.label}</p>}
          {item.extras.map((extra) => (
            <Extra
              key={extra.key}
              extra={extra}
              amount={amountOf(extra)}
              onChange={(amount) => choose(extra.key, amount)}
              label={label}
            />
          ))}
        </div>
      ))}
    </fieldset>
  ));
}

interface ExtraProps {
  extra: RentalExtra;
  amount: number;
  onChange: (amount: number) => void;
  label: Label;
}

function Extra({ extra, amount, onChange, label }: ExtraProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { controller, label: name, price } = extra;
  const cost = <span className={css.cost}>{formatPrice(price, locale)}</span>;
  if (controller.type === 'toggler') {
    return (
      <div className={css.extra}>
        <Checkbox
          label={name}
          checked={amount > 0}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
        />
        {cost}
      </div>
    );
  }
  const { min = 0, max = 10 } = controller;
  const step = (by: number, text: 'more' | 'less') => {
    const isEnd = by > 0 ? amount >= max : amount <= min;
    return (
      <button
        type="button"
        className={css.stepper}
        aria-label={label(text, { item: name })}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onChange(amount + by)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} size={20} />
      </button>
    );
  };
  return (
    <div className={css.extra}>
      <span>{name}</span>
      {cost}
      <span className={css.amount}>
        {step(-1, 'less')}
        <span role="status" aria-label={`${name}: ${formatNumber(amount, locale)}`}>
          {formatNumber(amount, locale)}
        </span>
        {step(1, 'more')}
      </span>
    </div>
  );
}
