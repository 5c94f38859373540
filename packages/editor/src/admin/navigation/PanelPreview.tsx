import { useStyles } from '@mawkib/ui/styles';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import type { EntryDraft } from './entry-draft.ts';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';

/** The panel as the site shows it, in the editor's language; price tags are shown as they are typed. */
export function PanelPreview({ draft }: { draft: EntryDraft }) {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const shown = useDeferredValue(draft);
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void import('./render-panel.tsx').then(({ renderPanel }) => {
      if (isCurrent) setHtml(renderPanel(shown, locale));
    });
    return () => {
      isCurrent = false;
    };
  }, [shown, locale]);
  const { columns, cards, feature } = draft;
  if (columns.length + cards.length === 0 && !feature) return null;
  return (
    <section className={admin.section}>
      <h2 className={admin.sectionTitle}>{t('preview')}</h2>
      {/* Markup alone: the editor's content policy runs no script in it. */}
      <iframe
        className={css.preview}
        title={t('preview')}
        inert
        srcDoc={html}
        onLoad={({ currentTarget }) => {
          const { scrollHeight = 0 } = currentTarget.contentDocument?.documentElement ?? {};
          if (scrollHeight > 0) currentTarget.style.blockSize = `${scrollHeight + 2}px`;
        }}
      />
    </section>
  );
}
