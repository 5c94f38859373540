import { formatTime } from '@mawkib/core/locale';
import { useOffline } from '@mawkib/core/react';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { pageEditorStyles } from './page-editor.styles.ts';
import { pageMessages } from './page-messages.ts';
import { publicationMessages } from './publishing/publication-messages.ts';
import { publicationState } from './publishing/publication-state.ts';
import { usePage } from './store/page-store-context.ts';

/** Status line: offline, not saved, saving, unsaved, saved at, or the publication status. */
export function SaveState() {
  const css = useStyles(pageEditorStyles);
  const t = useTexts(pageMessages);
  const publication = useTexts(publicationMessages);
  const { locale } = useLanguage();
  const isOffline = useOffline();
  const state = usePage(({ unsaved, sent, saveFailure, conflict, savedAt, page }) => {
    if (conflict) return 'conflict';
    if (sent > 0) return 'saving';
    if (saveFailure && unsaved.length > 0) return 'save_failed';
    if (unsaved.length > 0) return 'unsaved';
    return savedAt === null ? publicationState(page) : 'saved';
  });
  const savedAt = usePage((state) => state.savedAt);
  const bad = state === 'conflict' || state === 'save_failed' || isOffline;
  const text = () => {
    if (state === 'saved') return t('saved_at', { time: formatTime(savedAt ?? 0, locale, 'h23') });
    if (state === 'published' || state === 'newer' || state === 'never') return publication(state);
    return t(state);
  };
  return (
    <span
      className={css.state}
      data-kind={bad ? 'bad' : state === 'unsaved' ? 'warn' : undefined}
      role="status"
    >
      {isOffline ? `${t('offline')} · ${text()}` : text()}
    </span>
  );
}
