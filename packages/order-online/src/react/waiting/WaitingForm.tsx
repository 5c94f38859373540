import { Button, Notice, TextInput, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { styles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import type { WaitingFailure } from './WaitForVehicle.js';
import { waitingMessages } from './waiting.messages.js';

interface Props {
  view: 'form' | 'confirm';
  failure: WaitingFailure | undefined;
  email: string | undefined;
}

/** Native form: posts `_action=wait` with `email`, or `_action=confirm`, to the page's address. */
export function WaitingForm({ view, failure, email }: Props) {
  const css = useStyles(styles);
  const t = waitingMessages(useLocale().locale);
  const { isSending, onSubmit } = useSubmitOnce();
  return (
    <form method="post" onSubmit={onSubmit} className={css.root} noValidate>
      {failure && failure !== 'email' ? (
        <Notice kind="danger" title={t('failed_title')} live>
          <p>{t(`${failure}_text`)}</p>
        </Notice>
      ) : null}
      <HiddenInputs values={{ _action: view === 'form' ? 'wait' : 'confirm' }} />
      {view === 'form' ? (
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          label={t('email')}
          hint={t('email_hint')}
          error={failure === 'email' ? t('email_error') : undefined}
        />
      ) : null}
      <div className={css.nextSteps}>
        <Button type="submit" busy={isSending}>
          {t(view === 'form' ? 'send' : 'confirm')}
        </Button>
      </div>
    </form>
  );
}
