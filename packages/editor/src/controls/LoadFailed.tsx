import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../language/use-language.ts';
import { Button } from './Button.tsx';
import { controlMessages } from './control-messages.ts';
import { controlStyles } from './controls.styles.ts';

/** Error message of a failed request, with a retry button. */
export function LoadFailed({ text, onRetry }: { text?: string; onRetry(): void }) {
  const css = useStyles(controlStyles);
  const t = useTexts(controlMessages);
  return (
    <div className={css.wait} role="alert">
      <p>{text ?? t('failed')}</p>
      <Button kind="plain" onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}
