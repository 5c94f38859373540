import { ErrorSummary, Questions, readPhone, SubmitRow, useAnswersForm } from '@mawkib/forms';
import type { FieldErrors, LeadData } from '@mawkib/forms/engine';
import { Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import { checkEvForm, evFormFields } from '../../engine/index.js';
import { ConsentDocuments } from '../checkout/ConsentDocuments.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { evMessages } from './ev.messages.js';

export interface EvLeadStepProps {
  /** Target of the native post; default: the page's address. */
  action?: string;
  /** Hidden inputs of the native post. */
  hidden?: Readonly<Record<string, string>>;
  /** Errors and values of a rejected post; values alone prefill the form. */
  errors?: FieldErrors | undefined;
  values?: LeadData | undefined;
  /** The service could not store the order. */
  hasFailed?: boolean;
  /** Links to the terms and to the privacy policy. */
  terms?: string | undefined;
  policy?: string | undefined;
}

/** Form of an electric-vehicle order: a native post to the page's address. */
export function EvLeadStep(props: EvLeadStepProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = evMessages(locale);
  const { hidden = {}, values, terms, policy } = props;
  const prefix = useId();
  const fields = evFormFields(locale);
  const { errors, rejected, status, spoken, formProps } = useAnswersForm({
    fields,
    check: (answers) => {
      const result = checkEvForm(answers, locale, readPhone);
      return result.ok ? null : result.errors;
    },
    errors: props.errors,
  });
  const idOf = ({ id }: { id: string }) => `${prefix}${id}`;
  return (
    <div className={css.root}>
      <ScreenHead title={t('form_title')} lead={t('form_lead')} />
      {props.hasFailed ? (
        <Notice kind="danger" title={t('failed')} live>
          <p>{t('try_again')}</p>
        </Notice>
      ) : null}
      <form {...formProps} action={props.action} className={css.root}>
        <HiddenInputs values={hidden} />
        <ErrorSummary fields={fields} rejected={rejected} errors={errors} idOf={idOf} />
        <Questions
          fields={fields}
          columns={2}
          errors={errors}
          values={values}
          idOf={idOf}
          hints={terms || policy ? { consent: <ConsentDocuments {...{ terms, policy }} /> } : {}}
        />
        <SubmitRow label={t('send')} status={status} spoken={spoken} position="start" />
        <p className={css.note}>{t('no_payment_yet')}</p>
      </form>
    </div>
  );
}
