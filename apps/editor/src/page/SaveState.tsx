import { defaultMarket, intlLocale, type Locale } from '@mawkib/core/locale';
import { useSheet } from '@mawkib/ui/styles';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../language/language.ts';
import { publicationState } from '../pages/page-state.ts';
import { pagesMessages } from '../pages/pages-messages.ts';
import { pageEditorStyles } from './page-editor.styles.ts';
import { pageMessages } from './page-messages.ts';
import { usePage } from './store/page-store-context.ts';

/** One quiet line: offline, failed, saving, unsaved, saved at, or how the draft stands. */
export function SaveState() {
  const css = useSheet(pageEditorStyles);
  const t = useTexts(pageMessages);
  const pages = useTexts(pagesMessages);
  const { locale } = useLanguage();
  const isOnline = useOnline();
  const state = usePage(({ unsaved, sent, saveFailure, conflict, savedAt, page }) => {
    if (conflict) return 'conflict';
    if (sent > 0) return 'saving';
    if (saveFailure && unsaved.length > 0) return 'save_failed';
    if (unsaved.length > 0) return 'unsaved';
    return savedAt === null ? publicationState(page) : 'saved';
  });
  const savedAt = usePage((state) => state.savedAt);
  const bad = state === 'conflict' || state === 'save_failed' || !isOnline;
  const text = () => {
    if (state === 'saved') return t('saved_at', { time: timeOf(savedAt ?? 0, locale) });
    if (state === 'published' || state === 'newer' || state === 'never') return pages(state);
    return t(state);
  };
  return (
    <span
      className={css.state}
      data-kind={bad ? 'bad' : state === 'unsaved' ? 'warn' : undefined}
      role="status"
    >
      {isOnline ? text() : `${t('offline')} · ${text()}`}
    </span>
  );
}

const timeOf = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: defaultMarket.timeZone,
  }).format(at);

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}
