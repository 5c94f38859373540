import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { FieldError } from '../engine/index.js';
import { formMessages } from './messages.js';
import { styles } from './question.styles.js';

/** What is wrong with a field: a sign, and words; said aloud when it appears. */
export function QuestionMessage({ id, error }: { id: string; error?: FieldError | undefined }) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  return (
    <p className={css.error} id={`${id}-error`} aria-live="polite">
      {error ? (
        <>
          <span className={css.sign} aria-hidden="true">
            !
          </span>
          <span>
            <span className={css.unseen}>{formMessages(locale)('error_sign')}</span>
            {error.message}
          </span>
        </>
      ) : null}
    </p>
  );
}
