import { formatNumber, parseNumber } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { type CSSProperties, useId, useState } from 'react';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';
import { percentText, wholeAmount } from './money-text.js';

interface Props {
  /** In major units, as all of these. */
  price: number;
  value: number;
  least: number;
  most: number;
  onChange: (major: number) => void;
}

/** A deposit, typed in any digits or slid; what is typed is brought into its bounds when left. */
export function DepositField({ price, value, least, most, onChange }: Props) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const amount = (major: number) => wholeAmount(major, locale);
  const percent = percentText(Math.round((value / price) * 100), locale);
  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number !== null && number >= least && number <= most) onChange(number);
  };
  const leave = () => {
    const number = typed === undefined ? null : parseNumber(typed);
    if (number !== null) onChange(number);
    setTyped(undefined);
  };
  const done = { '--done': most > least ? (value - least) / (most - least) : 0 } as CSSProperties;
  return (
    <div className={css.field}>
      <div className={css.fieldHead}>
        <label htmlFor={id}>{t('deposit')}</label>
        <span className={css.share}>{percent}</span>
      </div>
      <input
        id={id}
        className={css.text}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name="deposit"
        value={typed ?? formatNumber(value, locale)}
        aria-describedby={`${id}bounds`}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      <input
        className={css.slider}
        style={done}
        type="range"
        min={least}
        max={most}
        step={stepOf(most - least)}
        value={value}
        aria-label={t('deposit_slider')}
        aria-valuetext={t('deposit_share', { amount: amount(value), percent })}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
      <p id={`${id}bounds`} className={css.hint}>
        {t('deposit_bounds', { least: amount(least), most: amount(most) })}
      </p>
    </div>
  );
}

/** About a hundred steps of a round amount. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 100);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return [5, 2, 1].map((times) => times * unit).find((step) => step <= rough) ?? 1;
}
