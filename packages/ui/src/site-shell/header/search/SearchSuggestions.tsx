import { useEffect, useId, useRef } from 'react';
import { SmartLink } from '../../../link/SmartLink.js';
import { useLocale } from '../../../locale/LocaleProvider.js';
import { VisuallyHidden } from '../../../navigation/VisuallyHidden.js';
import { Picture } from '../../../picture/Picture.js';
import { useStyles } from '../../../styles/sheets/use-styles.js';
import { MarkedText } from '../../../text/MarkedText.js';
import { messages } from '../../site-shell.messages.js';
import { styles } from './search-suggestions.styles.js';
import { useActiveOption } from './use-active-option.js';
import { useSearchSuggestions } from './use-search-suggestions.js';

interface Props {
  /** The combobox; this component sets its state for screen readers. */
  input: HTMLInputElement;
  /** Returns suggestions as JSON for `?q=`. */
  url: string;
  /** Called before another page opens. */
  onLeave: () => void;
}

/** The list of a search field: suggestions in groups while a visitor types. */
export function SearchSuggestions({ input, url, onLeave }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { typed, groups, isSettled } = useSearchSuggestions(input, url);
  const shown = typed === '' ? [] : groups;
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const optionId = (index: number) => `${id}-${index}`;
  const [active, setActive] = useActiveOption(input, count, (index) => {
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.click();
  });

  useEffect(() => {
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(count > 0));
    if (active === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(active));
    if (active !== undefined)
      document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(
    () => () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
      input.setAttribute('aria-expanded', 'false');
    },
    [input],
  );

  let index = -1;
  return (
    <div className={css.root}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        className={css.list}
        hidden={count === 0}
      >
        {shown.map(({ key, label, items }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={css.group}>
            <div id={`${id}-${key}`} className={css.label}>
              {label}
            </div>
            <div className={css.items} role="presentation" data-kind={key}>
              {items.map((item) => {
                index += 1;
                const at = index;
                return (
                  <SmartLink
                    key={item.id}
                    id={optionId(at)}
                    href={item.href}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    className={css.option}
                    onClick={onLeave}
                    onPointerMove={() => setActive(at)}
                  >
                    {item.picture ? (
                      <span className={css.picture}>
                        <Picture image={{ id: item.picture, alt: '' }} sizes="120px" eager />
                      </span>
                    ) : null}
                    <span className={css.title}>
                      <MarkedText parts={item.title} />
                    </span>
                    {item.note ? <span className={css.note}>{item.note}</span> : null}
                  </SmartLink>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {typed !== '' && isSettled && count === 0 ? (
        <p className={css.none}>{t('no_suggestions')}</p>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isSettled && count > 0 ? t('suggestion_count', { count }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
