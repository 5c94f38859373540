import type { Form } from '@mawkib/api-clients/contracts/forms';
import { ErrorSummary, Questions, readPhone, useAnswersForm } from '@mawkib/forms';
import { checkAnswers, checkFiles, type FieldErrors, leadControls } from '@mawkib/forms/engine';
import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import type { Label } from '../configuration/rental-labels.js';
import { styles } from './rental-overlay.styles.js';

interface ContactStepProps {
  form: Form;
  label: Label;
  /** Errors of the service. */
  errors: FieldErrors | undefined;
  onBack: () => void;
  onNext: (answers: FormData) => void;
}

/** The contact form. Its answers are sent with the summary. */
export function ContactStep({ form, label, errors: given, onBack, onNext }: ContactStepProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const prefix = useId();
  const { fields } = form.attributes;
  const { errors, rejected, formProps } = useAnswersForm({
    fields,
    check: (answers, data) => {
      const result = checkAnswers(form, answers, locale, readPhone);
      const wrong = { ...checkFiles(form, data, locale), ...(result.ok ? {} : result.errors) };
      return Object.keys(wrong).length > 0 ? wrong : null;
    },
    errors: given,
    onSubmit: async (data) => {
      onNext(data);
      return { kind: 'sent' };
    },
  });
  const idOf = ({ id }: { id: string }) => `${prefix}${id}`;
  return (
    <form {...formProps} className={css.step}>
      <input type="hidden" name={leadControls.action} value="lead" />
      <input type="hidden" name={leadControls.formId} value={form.id} />
      <ErrorSummary fields={fields} rejected={rejected} errors={errors} idOf={idOf} />
      <Questions fields={fields} columns={2} errors={errors} idOf={idOf} />
      <div className={css.buttons}>
        <Button kind="secondary" onClick={onBack}>
          {label('back')}
        </Button>
        <Button type="submit">{label('next')}</Button>
      </div>
    </form>
  );
}
