import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button, IconButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { formMessages } from './form-messages.ts';
import { formShortcuts } from './form-shortcuts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { useVersionedForm } from './use-versioned-form.ts';

interface VersionedFormProps<Stored> {
  form: Pick<
    ReturnType<typeof useVersionedForm<Stored, object>>,
    | 'conflict'
    | 'errors'
    | 'undo'
    | 'redo'
    | 'canUndo'
    | 'canRedo'
    | 'isBusy'
    | 'isUnsaved'
    | 'save'
    | 'load'
    | 'keepMine'
  >;
  /** After a new one was saved. */
  onMade(made: Stored): void;
  isNew: boolean;
  /** True while the form is left on purpose, so that it does not ask. */
  isLeaving: RefObject<boolean>;
  texts: { notSaved: string; changedBy(name: string): string };
  /** At the end of the bar. */
  end?: ReactNode;
  children: ReactNode;
}

/** A form of `useVersionedForm`: its bar, its errors, and the choice after a conflicting change. */
export function VersionedForm<Stored extends { updated_by: string | null }>({
  form,
  onMade,
  isNew,
  isLeaving,
  texts,
  end,
  children,
}: VersionedFormProps<Stored>) {
  const css = useStyles(adminStyles);
  const t = useTexts(formMessages);
  const element = useRef<HTMLFormElement>(null);
  const { conflict, errors, undo, redo, canUndo, canRedo, isBusy, isUnsaved } = form;
  const asks = useEffectEvent(() => isUnsaved && !isLeaving.current);

  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  const save = async () => {
    const saved = await form.save();
    if (!saved || !isNew) return;
    isLeaving.current = true;
    onMade(saved);
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={formShortcuts({ save, undo, redo })}
    >
      {children}
      {hasErrors ? <Notice kind="bad">{texts.notSaved}</Notice> : null}
      {conflict ? (
        <Notice kind="warn">
          {texts.changedBy(conflict.updated_by ?? t('someone'))}{' '}
          <Button kind="plain" onClick={() => form.load(conflict)}>
            {t('use_current')}
          </Button>{' '}
          <Button kind="plain" onClick={() => form.keepMine(conflict)}>
            {t('keep_mine')}
          </Button>
        </Notice>
      ) : null}
      <div className={css.saveBar}>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {t('save')}
        </Button>
        <IconButton icon="undo" label={t('undo')} aria-disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={t('redo')} aria-disabled={!canRedo} onClick={redo} />
        {end}
      </div>
      <LeaveDialog isUnsaved={asks} />
    </form>
  );
}
