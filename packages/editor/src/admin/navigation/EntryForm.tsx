import type { StaffNavEntry } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { formShortcuts } from '../layout/form-shortcuts.ts';
import { LeaveDialog } from '../layout/LeaveDialog.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { NavArea } from './entry-draft.ts';
import { EntryFormContext } from './fields/use-entry-field.ts';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';
import { PanelPreview } from './PanelPreview.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryFormProps {
  /** Null: a new entry. */
  entry: StaffNavEntry | null;
  area: NavArea;
}

/** Form of an entry, with undo, preview and the choice after a conflicting change. */
export function EntryForm({ entry, area }: EntryFormProps) {
  const css = useStyles(navigationStyles);
  const t = useTexts(navigationMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const { draft, conflict, errors, ...entryForm } = useEntryForm(entry, area);
  const { change, undo, redo, canUndo, canRedo, isBusy, isUnsaved } = entryForm;
  const asks = useEffectEvent(() => isUnsaved && !isLeaving.current);

  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  const save = async () => {
    const saved = await entryForm.save();
    if (!saved || entry) return;
    isLeaving.current = true;
    navigate(`/${locale}/admin/navigation/${encodeURIComponent(saved.id)}`, { replace: true });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={formShortcuts({ save, undo, redo })}
    >
      <EntryFormContext value={{ draft, errors, change }}>
        <EntryFields />
      </EntryFormContext>
      {draft.area === 'footer' ? null : <PanelPreview draft={draft} />}
      {hasErrors ? <Notice kind="bad">{t('not_saved')}</Notice> : null}
      {conflict ? (
        <Notice kind="warn">
          {t('changed_by', { name: conflict.updated_by ?? t('someone') })}{' '}
          <Button kind="plain" onClick={() => entryForm.load(conflict)}>
            {t('use_current')}
          </Button>{' '}
          <Button kind="plain" onClick={() => entryForm.keepMine(conflict)}>
            {t('keep_mine')}
          </Button>
        </Notice>
      ) : null}
      <div className={css.bar}>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {t('save')}
        </Button>
        <IconButton icon="undo" label={t('undo')} aria-disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={t('redo')} aria-disabled={!canRedo} onClick={redo} />
      </div>
      <LeaveDialog isUnsaved={asks} />
    </form>
  );
}
