import { languageOf, locales } from '@mawkib/core/locale';
import { useNavigate } from 'react-router';
import { languageName, useLanguage, useTexts } from '../../language/use-language.ts';
import { useChangeLanguage } from '../../shell/PersonMenu.tsx';
import { dialogMessages } from '../dialogs/dialog-messages.ts';
import { pageMessages } from '../page-messages.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { usePageStore } from '../store/page-store-context.ts';
import { useBlockName } from '../use-block-name.ts';
import { usePageActions } from '../use-page-actions.ts';

export interface Command {
  id: string;
  label: string;
  keys?: string;
  run(): void;
}

/** All commands of the page editor, with labels. */
export function useCommands(): Command[] {
  const t = useTexts(dialogMessages);
  const page = useTexts(pageMessages);
  const settings = useTexts(settingsMessages);
  const { locale } = useLanguage();
  const actions = usePageActions();
  const store = usePageStore();
  const nameOf = useBlockName();
  const navigate = useNavigate();
  const changeLanguage = useChangeLanguage();
  const state = store.getState();
  const { tree, selected, panels, pageLocale } = state;
  const of = (id: string, label: string, run: () => void, keys?: string): Command => ({
    id,
    label,
    run,
    ...(keys && { keys }),
  });
  const onSelected = selected
    ? [
        of('up', page('move_up'), () => actions.move(-1), 'Alt+↑'),
        of('down', page('move_down'), () => actions.move(1), 'Alt+↓'),
        of('duplicate', page('duplicate'), () => actions.duplicate(), 'Ctrl+D'),
        of('remove', page('remove'), () => actions.remove(), 'Delete'),
      ]
    : [];
  const widths = (['phone', 'tablet', 'desktop'] as const).map((width) =>
    of(width, t('at_width', { width: page(width) }), () => state.setViewport(width)),
  );
  const columns = (['outline', 'inspector'] as const).map((panel) =>
    of(panel, page(`${panels[panel] ? 'hide' : 'show'}_${panel}`), () => state.togglePanel(panel)),
  );
  const pageLanguages = locales
    .filter((other) => other !== pageLocale)
    .map((other) =>
      of(`locale ${other}`, t('page_in', { language: languageName(other, locale) }), () =>
        state.setPageLocale(other),
      ),
    );
  const languages = locales
    .filter((other) => other !== locale)
    .map((other) =>
      of(`language ${other}`, t('editor_in', { language: languageOf(other)?.name ?? other }), () =>
        changeLanguage(other),
      ),
    );
  return [
    of('save', page('save'), () => void actions.save(), 'Ctrl+S'),
    of('publish', page('publish'), () => actions.open('publish')),
    of('add', page('add_block'), () => actions.open('picker')),
    of('settings', settings('open'), () => actions.open('settings')),
    of('undo', page('undo'), actions.undo, 'Ctrl+Z'),
    of('redo', page('redo'), actions.redo, 'Ctrl+Shift+Z'),
    ...onSelected,
    ...widths,
    ...pageLanguages,
    ...columns,
    ...languages,
    of('visit', t('open_page'), () =>
      window.open(`/${pageLocale}${state.page.path}`, '_blank', 'noopener'),
    ),
    of('pages', page('back'), () => navigate(`/${locale}/cms`)),
    ...tree.map((block, at) =>
      of(block.id, t('go_to', { block: `${at + 1}. ${nameOf(block)}` }), () =>
        state.select(block.id),
      ),
    ),
  ];
}
