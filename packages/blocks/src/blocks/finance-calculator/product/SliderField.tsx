import { type FinanceInput, nearestOffered } from '@mawkib/core/finance';
import { formatNumber, parseNumber } from '@mawkib/core/locale';
import { Slider, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { Label } from '../configuration/finance-labels.js';
import { styles } from '../finance-calculator.styles.js';

interface SliderFieldProps {
  name: string;
  text: string;
  input: FinanceInput;
  value: number;
  onChange: (value: number) => void;
  label: Label;
}

/**
 * A value as a slider and as text in any digits. Typed text counts once it is one of the offered
 * values; on leaving the field it becomes the nearest one.
 */
export function SliderField({ name, text, input, value, onChange, label }: SliderFieldProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const [typed, setTyped] = useState<string>();
  const shown = (number: number) => formatNumber(number, locale);
  const type = (written: string) => {
    setTyped(written);
    const number = parseNumber(written);
    if (number !== null && number === nearestOffered(input, number)) onChange(number);
  };
  const leave = () => {
    const number = typed === undefined ? null : parseNumber(typed);
    if (number !== null) onChange(nearestOffered(input, number));
    setTyped(undefined);
  };
  return (
    <div className={css.field}>
      <TextInput
        label={text}
        name={name}
        numeric
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? String(value)}
        hint={label('bounds', { min: shown(input.min), max: shown(input.max) })}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      {input.max > input.min && (
        <Slider
          className={css.slider}
          label={text}
          min={input.min}
          max={input.max}
          step={input.interval}
          value={value}
          valueText={shown(value)}
          onChange={(number) => {
            setTyped(undefined);
            onChange(nearestOffered(input, number));
          }}
        />
      )}
    </div>
  );
}
