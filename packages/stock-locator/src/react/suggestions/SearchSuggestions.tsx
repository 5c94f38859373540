import type { SearchSuggestion } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { filterName } from '../labels/filter-labels.js';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from '../labels/searches.messages.js';
import { styles } from './search-suggestions.styles.js';
import { useListKeys } from './use-list-keys.js';
import { type LoadSuggestions, useSuggestions } from './use-suggestions.js';

export interface SearchSuggestionsProps {
  /** Search field, which has `role="combobox"`. */
  input: HTMLInputElement;
  /** Id of the listbox. */
  id: string;
  locale: Locale;
  /** Must be a stable function. */
  load: LoadSuggestions;
  onChoose: (suggestion: SearchSuggestion) => void;
}

const optionId = (id: string, at: number) => `${id}-${at}`;

/**
 * Suggestions below a search field, in the combobox pattern with a listbox: the focus stays in the
 * field, arrow keys move through the options and back to the field, Enter selects, Escape closes.
 */
export function SearchSuggestions({ input, id, locale, load, onChoose }: SearchSuggestionsProps) {
  const css = useStyles(styles);
  const t = messages(locale);
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { suggestions, isSettled } = useSuggestions(isWanted ? typed : '', load);
  const isOpen = isWanted && suggestions.length > 0;
  const count = suggestions.length;
  const told = count > 0 ? t('suggested', { count }) : t('suggested_none');
  const choose = (at: number) => {
    const suggestion = suggestions[at];
    if (!suggestion) return;
    setWanted(false);
    onChoose(suggestion);
  };
  const [marked, setMarked] = useListKeys(input, {
    amount: isOpen ? suggestions.length : 0,
    onOpen() {
      setTyped(input.value);
      setWanted(true);
    },
    onClose: () => setWanted(false),
    onChoose: choose,
  });

  useEffect(() => {
    const type = (event: Event) => {
      if ((event as InputEvent).isComposing) return;
      setTyped(input.value);
      setWanted(true);
      setMarked(undefined);
    };
    const leave = () => setWanted(false);
    // Text typed while this script was loading.
    if (input.value !== input.defaultValue) type(new Event('input'));
    input.addEventListener('input', type);
    input.addEventListener('compositionend', type);
    input.addEventListener('blur', leave);
    input.form?.addEventListener('submit', leave);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('compositionend', type);
      input.removeEventListener('blur', leave);
      input.form?.removeEventListener('submit', leave);
    };
  }, [input, setMarked]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    const active = isOpen && marked !== undefined ? optionId(id, marked) : undefined;
    if (active) input.setAttribute('aria-activedescendant', active);
    else input.removeAttribute('aria-activedescendant');
    if (isOpen) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [input, id, isOpen, marked]);

  return (
    <>
      <span role="status">
        <VisuallyHidden>{isWanted && isSettled ? told : ''}</VisuallyHidden>
      </span>
      {isOpen ? (
        <div id={id} className={css.list} role="listbox" aria-label={t('suggestions')}>
          {suggestions.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, see useListKeys
            <div
              key={suggestion.search}
              id={optionId(id, at)}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setMarked(at)}
              onClick={() => choose(at)}
            >
              <span className={css.text}>
                <SuggestionText suggestion={suggestion} />
              </span>
              <span className={css.kind}>{kindOf(suggestion, typed, locale)}</span>
              <span className={css.count}>
                {listMessages(locale)('cars', { count: suggestion.total })}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The typed part is muted, the completion is emphasised. */
function SuggestionText({ suggestion: { text, label } }: { suggestion: SearchSuggestion }) {
  const css = useStyles(styles);
  const head = text.endsWith(label) ? text.slice(0, -label.length) : '';
  return (
    <>
      {head ? <bdi className={css.head}>{head.trim()} </bdi> : null}
      <bdi>{label}</bdi>
    </>
  );
}

function kindOf({ key, text }: SearchSuggestion, typed: string, locale: Locale): string {
  const t = messages(locale);
  if (text.trim() === typed.trim()) return t('as_typed');
  return key === 'words' ? t('equipment') : filterName(key as never, locale);
}
