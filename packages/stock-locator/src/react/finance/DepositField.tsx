import { formatNumber, parseNumber } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type CSSProperties, useId, useState } from 'react';
import { percentText, wholeAmount } from './amount-texts.js';
import { financeMessages } from './finance.messages.js';
import { styles } from './finance.styles.js';

interface Props {
  /** In major units, as all amounts here. */
  price: number;
  value: number;
  min: number;
  max: number;
  onChange: (major: number) => void;
}

/** Deposit as text in any digits or with a slider; typed text is clamped on blur. */
export function DepositField({ price, value, min, max, onChange }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = financeMessages(locale);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const amount = (major: number) => wholeAmount(major, locale);
  const percent = percentText(Math.round((value / price) * 100), locale);
  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number !== null && number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    const number = typed === undefined ? null : parseNumber(typed);
    if (number !== null) onChange(number);
    setTyped(undefined);
  };
  const done = { '--done': max > min ? (value - min) / (max - min) : 0 } as CSSProperties;
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
        min={min}
        max={max}
        step={stepOf(max - min)}
        value={value}
        aria-label={t('deposit_slider')}
        aria-valuetext={t('deposit_share', { amount: amount(value), percent })}
        onChange={(event) => {
          setTyped(undefined);
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
      <p id={`${id}bounds`} className={css.hint}>
        {t('deposit_bounds', { min: amount(min), max: amount(max) })}
      </p>
    </div>
  );
}

/** Round step for about a hundred positions. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 100);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return [5, 2, 1].map((times) => times * unit).find((step) => step <= rough) ?? 1;
}
