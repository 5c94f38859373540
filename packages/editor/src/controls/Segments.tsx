import { Tooltip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from './controls.styles.ts';
import type { EditorIcon } from './icon-paths.ts';
import { Sign } from './Sign.tsx';

interface Choice<V extends string> {
  value: V;
  label: string;
  icon?: EditorIcon;
}

interface SegmentsProps<V extends string> {
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChange(value: V): void;
}

/** A few choices of which one holds; a choice with an icon shows its label as tooltip. */
export function SegmentedControl<V extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentsProps<V>) {
  const css = useStyles(controlStyles);
  return (
    <div className={css.segments} role="group" aria-label={label}>
      {choices.map((choice) => {
        const button = (
          <button
            key={choice.value}
            type="button"
            className={css.segment}
            aria-pressed={choice.value === value}
            aria-label={choice.icon && choice.label}
            onClick={() => onChange(choice.value)}
          >
            {choice.icon ? <Sign name={choice.icon} /> : choice.label}
          </button>
        );
        return choice.icon ? (
          <Tooltip key={choice.value} text={choice.label} className={css.tip}>
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
}
