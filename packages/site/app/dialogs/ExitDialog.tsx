import { ConfirmModal, Ltr } from '@mawkib/ui';
import { siteMessages } from '../page/site-messages.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { DialogProps } from './DialogHost.tsx';
import { forgetUnsent } from './unsent/unsent-forms.ts';

/** Asks before a link leaves the site. Says where it leads. */
export default function ExitDialog({ request, open, onClose, exit }: DialogProps<'exit'>) {
  const t = siteMessages(usePageLocale());
  const { href, isNewWindow } = request;
  const leave = () => {
    onClose();
    if (isNewWindow) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    forgetUnsent();
    location.assign(href);
  };
  return (
    <ConfirmModal
      open={open}
      title={exit?.title || t('exit_title')}
      confirmLabel={exit?.confirmLabel}
      cancelLabel={exit?.cancelLabel}
      onConfirm={leave}
      onCancel={onClose}
    >
      {exit?.text ? <p>{exit.text}</p> : null}
      <p>
        <Ltr>{new URL(href).hostname}</Ltr>
      </p>
    </ConfirmModal>
  );
}
