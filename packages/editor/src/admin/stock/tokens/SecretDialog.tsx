import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { showToast } from '../../../controls/show-toast.ts';
import { useTexts } from '../../../language/use-language.ts';
import { stockMessages } from '../stock-messages.ts';

/** Shows the secret of a new token, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast(t('copied')),
      () => showToast(t('copy_failed'), { kind: 'error' }),
    );
  return (
    <Dialog
      title={t('secret_title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('done')}
          </Button>
          <Button kind="primary" data-autofocus="" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <p>{t('secret_text')}</p>
      <input
        readOnly
        dir="ltr"
        aria-label={t('token')}
        className={control.input}
        data-code=""
        value={secret}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
