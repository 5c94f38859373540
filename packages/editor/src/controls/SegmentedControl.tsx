import { Tooltip } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { controlStyles } from './controls.styles.ts';
import type { EditorIcon } from './icon-paths.ts';
import { Sign } from './Sign.tsx';

interface Choice<V extends string> {
  value: V;
  /** Visible text; the name and tooltip of a choice with an icon. */
  label: string;
  icon?: EditorIcon;
}

interface SegmentedControlProps<V extends string> {
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChange(value: V): void;
}

/** A radio group of two to four short choices; arrow keys move through it. */
export function SegmentedControl<V extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const css = useStyles(controlStyles);
  return (
    <ToggleButtonGroup
      className={css.segments}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([selected]) => selected !== value && onChange(selected as V)}
    >
      {choices.map((choice) =>
        choice.icon ? (
          <Tooltip key={choice.value} text={choice.label} className={css.tip}>
            <ToggleButton id={choice.value} className={css.segment} aria-label={choice.label}>
              <Sign name={choice.icon} />
            </ToggleButton>
          </Tooltip>
        ) : (
          <ToggleButton key={choice.value} id={choice.value} className={css.segment}>
            {choice.label}
          </ToggleButton>
        ),
      )}
    </ToggleButtonGroup>
  );
}
