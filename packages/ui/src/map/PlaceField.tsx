import { createPlaceFinder, loadMaps, type MapsScript, type PlacePoint } from '@mawkib/core/maps';
import { useGranted } from '@mawkib/core/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../form/TextInput.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { messages } from './map.messages.js';
import { styles } from './place-field.styles.js';
import { usePlaceSuggestions } from './use-place-suggestions.js';

export interface PlaceFieldProps {
  label: string;
  script: MapsScript;
  /** Called with the position and name of the chosen place. */
  onChoose: (point: PlacePoint, name: string) => void;
}

/**
 * An address field with suggestions of the maps vendor, as a combobox. Nothing is rendered without
 * consent. The vendor's script loads when the field is focused.
 */
export function PlaceField(props: PlaceFieldProps) {
  return useGranted('marketing') ? <Combobox {...props} /> : null;
}

const search = async (script: MapsScript) => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const maps = await loadMaps(script, { target: document, page: window, nonce });
  return createPlaceFinder(maps, script, document.createElement('div'));
};

function Combobox({ label, script, onChoose }: PlaceFieldProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const id = useId();
  const listId = `${id}-places`;
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const loaded = useRef<ReturnType<typeof search>>(undefined);
  const open = () => {
    loaded.current ??= search(script);
    loaded.current.catch(() => {
      loaded.current = undefined;
    });
    return loaded.current;
  };
  const { suggestions, state, request, clear } = usePlaceSuggestions(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions have no active one
  useEffect(() => setActive(-1), [suggestions]);

  const choose = async (index: number) => {
    const place = suggestions[index];
    if (!place) return;
    setText(place.text);
    clear();
    const point = await open()
      .then((places) => places.choose(place.id))
      .catch(() => null);
    if (point) onChoose(point, place.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const count = suggestions.length;
    if (count === 0) return;
    if (key === 'ArrowDown') setActive((active + 1) % count);
    else if (key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1);
    else if (key === 'Enter') void choose(Math.max(active, 0));
    else if (key === 'Escape') clear();
    else return;
    event.preventDefault();
  };
  return (
    <div className={css.root}>
      <TextInput
        label={label}
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => void open().catch(() => {})}
        onBlur={clear}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          request(currentTarget.value);
        }}
      />
      <div id={listId} role="listbox" aria-label={label} className={css.list}>
        {suggestions.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of a combobox
          <div
            key={place.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(index)}
          >
            {place.text}
          </div>
        ))}
      </div>
      <p className={css.note} role="status">
        {state === 'failed' ? t('places_failed') : state === 'none' ? t('places_none') : ''}
      </p>
    </div>
  );
}
