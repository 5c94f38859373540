import { locales, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link } from 'react-router';
import { Button, IconButton } from '../controls/Button.tsx';
import { controlStyles } from '../controls/controls.styles.ts';
import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { Sign } from '../controls/Sign.tsx';
import { languageName, useLanguage, useTexts } from '../language/use-language.ts';
import { PersonMenu } from '../shell/PersonMenu.tsx';
import { pageEditorStyles } from './page-editor.styles.ts';
import { pageMessages } from './page-messages.ts';
import { SaveState } from './SaveState.tsx';
import { settingsMessages } from './settings/settings-messages.ts';
import { usePage, usePageStore } from './store/page-store-context.ts';
import { pageTitle, usePageActions } from './use-page-actions.ts';

export function TopBar() {
  const css = useStyles(pageEditorStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(pageMessages);
  const settings = useTexts(settingsMessages);
  const { locale } = useLanguage();
  const page = usePage((state) => state.page);
  const { open } = usePageActions();
  return (
    <header className={css.bar}>
      <div className={css.group}>
        <Link
          className={control.button}
          data-square=""
          to={`/${locale}/cms`}
          aria-label={t('back')}
          title={t('back')}
        >
          <Sign name="back" />
        </Link>
        <div className={css.name}>
          <h1 className={css.title}>{pageTitle(page, locale)}</h1>
          <p className={css.path}>
            <bdi dir="ltr">{page.path}</bdi>
          </p>
        </div>
        <IconButton icon="settings" label={settings('open')} onClick={() => open('settings')} />
        <HistoryButtons />
      </div>
      <Views />
      <div className={css.group} data-end="">
        <SaveState />
        <SaveButton />
        <Button kind="primary" onClick={() => open('publish')}>
          {t('publish')}
        </Button>
        <PanelToggle panel="outline" />
        <PanelToggle panel="inspector" />
        <IconButton
          icon="command"
          label={t('palette')}
          hint="Ctrl+K"
          onClick={() => open('palette')}
        />
        <PersonMenu />
      </div>
    </header>
  );
}

function HistoryButtons() {
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const undone = usePage(({ past }) => localize(past.at(-1)?.said, locale));
  const redone = usePage(({ future }) => localize(future[0]?.said, locale));
  const { undo, redo } = usePageActions();
  return (
    <>
      <IconButton
        icon="undo"
        label={undone ? t('undo_what', { what: undone }) : t('undo')}
        hint="Ctrl+Z"
        aria-disabled={!undone}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={redone ? t('redo_what', { what: redone }) : t('redo')}
        hint="Ctrl+Shift+Z"
        aria-disabled={!redone}
        onClick={redo}
      />
    </>
  );
}

function Views() {
  const css = useStyles(pageEditorStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const viewport = usePage((state) => state.viewport);
  const pageLocale = usePage((state) => state.pageLocale);
  const { setViewport, setPageLocale } = usePageStore().getState();
  return (
    <div className={css.views}>
      <SegmentedControl
        label={t('viewport')}
        value={viewport}
        onChange={setViewport}
        choices={[
          { value: 'phone', label: t('phone'), icon: 'phone' },
          { value: 'tablet', label: t('tablet'), icon: 'tablet' },
          { value: 'desktop', label: t('desktop'), icon: 'desktop' },
        ]}
      />
      <SegmentedControl
        label={t('page_language')}
        value={pageLocale}
        onChange={setPageLocale}
        choices={locales.map((value) => ({ value, label: languageName(value, locale) }))}
      />
    </div>
  );
}

function SaveButton() {
  const t = useTexts(pageMessages);
  const isIdle = usePage(({ unsaved, sent }) => unsaved.length === 0 || sent > 0);
  const { save } = usePageActions();
  return (
    <Button
      kind="plain"
      aria-disabled={isIdle}
      aria-keyshortcuts="Control+S"
      title="Ctrl+S"
      onClick={() => void save()}
    >
      {t('save')}
    </Button>
  );
}

function PanelToggle({ panel }: { panel: 'outline' | 'inspector' }) {
  const t = useTexts(pageMessages);
  const isOpen = usePage((state) => state.panels[panel]);
  const { togglePanel } = usePageStore().getState();
  return (
    <IconButton
      icon={panel === 'outline' ? 'start' : 'end'}
      label={t(`${isOpen ? 'hide' : 'show'}_${panel}`)}
      onClick={() => togglePanel(panel)}
    />
  );
}
