import type { Locale } from '@mawkib/core/locale';
import { RangeInput } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef } from 'react';
import type { RangeFilter } from '../../../engine/filters/filter-definitions.js';
import type { Range } from '../../../engine/query/vehicle-query.js';
import type { Facets } from '../../labels/facets.js';
import { messages } from '../../labels/messages.js';
import { styles } from './filter-panel.styles.js';
import { RangeHistogram } from './RangeHistogram.js';
import { styles as rangeStyles } from './range-filter.styles.js';
import { useRangeEnds } from './use-range-ends.js';

interface Props {
  filter: RangeFilter;
  legend: string;
  range: Range | undefined;
  bounds: ReturnType<Facets['bounds']>;
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
}

/**
 * Min and max as text in any digits, or with two thumbs under a histogram. Only the text fields
 * belong to the form; without JavaScript there are no thumbs.
 */
export function RangeFields({ filter, legend, range, bounds, locale, onChoice }: Props) {
  const css = useStyles(styles);
  const own = useStyles(rangeStyles);
  const t = messages(locale);
  const fields = useRef<HTMLFieldSetElement>(null);
  const set = useRangeEnds({ filter, range, bounds, locale });
  const { scale, thumbs } = set;
  const commit = () => {
    const form = fields.current?.form;
    if (set.isChanged && form) onChoice(form);
  };
  return (
    <fieldset className={css.fieldset} ref={fields}>
      <legend className={css.legend}>{legend}</legend>
      {scale ? (
        <RangeInput
          bare
          className={own.slider}
          label={legend}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={thumbs}
          onChange={set.setThumbs}
          onCommit={commit}
          format={set.say}
        >
          {scale.bars.length > 0 ? <RangeHistogram scale={scale} thumbs={thumbs} /> : null}
        </RangeInput>
      ) : null}
      <div className={css.ends}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={css.end}>
            <span className={css.endLabel}>
              {t(`range_${end}`)}
              {set.unit ? <span className={css.unit}> ({set.unit})</span> : null}
            </span>
            <input
              className={css.text}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={`${filter.key}.${end}`}
              value={set.texts[end]}
              placeholder={set.hints[end]}
              aria-label={`${legend}، ${t(`range_${end}`)}`}
              onChange={(event) => set.setText(end, event.currentTarget.value)}
              onBlur={commit}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
