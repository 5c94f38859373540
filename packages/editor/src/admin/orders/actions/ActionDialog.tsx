import { useStyles } from '@mawkib/ui/styles';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { actionStyles } from './action.styles.ts';
import { actionMessages } from './action-messages.ts';

interface ActionDialogProps {
  title: string;
  /** Label of the button. */
  confirm: string;
  isDangerous?: boolean;
  /** Effects of the action, one sentence each. */
  effects: readonly string[];
  isBusy: boolean;
  error: string | undefined;
  onConfirm(): void;
  onClose(): void;
  /** Fields. */
  children?: ReactNode;
}

/** Shows what an action does before it is confirmed, with a button or the Enter key. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, isDangerous, effects, isBusy, error, onConfirm, onClose } = props;
  const css = useStyles(adminStyles);
  const own = useStyles(actionStyles);
  const t = useTexts(actionMessages);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            type="submit"
            form={id}
            kind={isDangerous ? 'danger' : 'primary'}
            aria-disabled={isBusy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={own.form} onSubmit={submit}>
        {props.children}
      </form>
      <section>
        <h3 className={css.sectionTitle}>{t('effects')}</h3>
        <ul className={own.effects} aria-live="polite">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      {error && (
        <div role="alert">
          <Notice kind="bad">{error}</Notice>
        </div>
      )}
    </Dialog>
  );
}
