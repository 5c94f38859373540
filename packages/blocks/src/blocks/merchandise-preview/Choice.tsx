import { useStyles } from '@mawkib/ui/styles';
import { styles } from './merchandise-preview.styles.js';

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { label: string; hex?: string | undefined }[];
  onChoose?: (label: string) => void;
}

/** Radio buttons of colours, with a swatch each, or of sizes. The first is chosen. */
export function Choice({ name, label, options, onChoose }: ChoiceProps) {
  const css = useStyles(styles);
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
          <label key={at} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.label}
              defaultChecked={at === 0}
              onChange={() => onChoose?.(option.label)}
            />
            <span className={css.optionText}>
              {option.hex && (
                <span className={css.swatch} style={{ backgroundColor: option.hex }} />
              )}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
