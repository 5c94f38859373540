import type { StaffPage } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCatalogue } from '../blocks/market-blocks.ts';
import { useLanguage, useTexts } from '../language/use-language.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { keepPreferences, rememberedPreferences } from './keep-preferences.ts';
import { Outline } from './outline/Outline.tsx';
import { PageDialogs } from './PageDialogs.tsx';
import { pageEditorStyles } from './page-editor.styles.ts';
import { pageMessages } from './page-messages.ts';
import { createPageStore } from './store/create-page-store.ts';
import { PageStoreContext, usePage } from './store/page-store-context.ts';
import { TopBar } from './TopBar.tsx';
import { DialogContext, type OpenDialog, pageTitle } from './use-page-actions.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Inspector = lazy(async () => ({
  default: (await import('./inspector/Inspector.tsx')).Inspector,
}));

/** Editor of one page: toolbar, outline, canvas, inspector, dialogs. */
export function PageEditor({ opened }: { opened: StaffPage }) {
  const { definitionOf } = useCatalogue();
  const [store] = useState(() =>
    createPageStore(opened, { definitionOf, preferences: rememberedPreferences() }),
  );
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useEffect(() => keepPreferences(store), [store]);
  return (
    <PageStoreContext value={store}>
      <DialogContext value={setDialog}>
        <Columns />
        <PageDialogs open={dialog} />
      </DialogContext>
    </PageStoreContext>
  );
}

function Columns() {
  const css = useStyles(pageEditorStyles);
  const t = useTexts(pageMessages);
  const frame = useTexts(shellMessages);
  const { locale } = useLanguage();
  const panels = usePage((state) => state.panels);
  const title = usePage(({ page }) => pageTitle(page, locale));
  const runShortcut = useShortcuts();
  useEffect(() => {
    document.title = `${title} · ${frame('product')}`;
  }, [title, frame]);
  return (
    <div className={css.root}>
      <TopBar />
      <main
        className={css.columns}
        data-outline={panels.outline || undefined}
        data-inspector={panels.inspector || undefined}
      >
        {panels.outline && (
          <section className={css.outline} aria-label={t('outline')}>
            <Outline />
          </section>
        )}
        <section className={css.canvas} aria-label={t('canvas')}>
          <Canvas onShortcut={runShortcut} />
        </section>
        {panels.inspector && (
          <section className={css.inspector} aria-label={t('inspector')}>
            <Suspense>
              <Inspector />
            </Suspense>
          </section>
        )}
      </main>
    </div>
  );
}
