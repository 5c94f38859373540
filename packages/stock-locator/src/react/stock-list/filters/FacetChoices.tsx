import type { FacetValue } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { type ChangeEvent, useCallback, useDeferredValue, useRef, useState } from 'react';
import { messages } from '../../labels/messages.js';
import { sameTexts, useSyncedState } from '../use-synced-state.js';
import { FacetChoice } from './FacetChoice.js';
import { styles } from './filter-panel.styles.js';

interface Props {
  name: string;
  legend: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  locale: Locale;
  onChoice: (form: HTMLFormElement) => void;
}

const atFirst = 8;

/** Checkboxes of values; the first eight are shown. */
export function FacetChoices({ name, legend, values, chosen, locale, onChoice }: Props) {
  const css = useStyles(styles);
  const [own, setOwn] = useSyncedState<readonly string[]>(chosen, sameTexts);
  const latest = useRef({ own, onChoice });
  latest.current = { own, onChoice };
  const change = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const { value, checked, form } = currentTarget;
      const rest = latest.current.own.filter((other) => other !== value);
      setOwn(checked ? [...rest, value] : rest);
      if (form) latest.current.onChoice(form);
    },
    [setOwn],
  );
  const choices = (some: readonly FacetValue[]) => (
    <ul className={css.choices}>
      {some.map((facet) => (
        <li key={facet.value}>
          <FacetChoice
            name={name}
            facet={facet}
            isChosen={own.includes(facet.value)}
            locale={locale}
            onChange={change}
          />
        </li>
      ))}
    </ul>
  );
  const isLong = values.length > atFirst + 2;
  const rest = isLong ? values.slice(atFirst) : [];
  const hasChosen = rest.some(({ value }) => chosen.includes(value));
  const [isSeen, setSeen] = useState(hasChosen);
  // Hidden counts are updated at low priority.
  const deferredRest = useDeferredValue(rest);
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{legend}</legend>
      {choices(isLong ? values.slice(0, atFirst) : values)}
      {isLong ? (
        <details
          open={hasChosen || undefined}
          onToggle={({ currentTarget }) => setSeen(currentTarget.open)}
        >
          <summary className={css.more}>
            {messages(locale)('more_values', { count: rest.length })}
          </summary>
          {choices(isSeen || hasChosen ? rest : deferredRest)}
        </details>
      ) : null}
    </fieldset>
  );
}
