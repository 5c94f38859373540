import type { Form } from '@mawkib/api-clients/contracts/forms';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId } from 'react';
import {
  type FieldErrors,
  type FormField,
  type LeadData,
  type LeadThanks,
  leadControls,
  type RuleTexts,
} from '../engine/index.js';
import type { SubmitResult } from './answers-form-options.js';
import { useCaptcha } from './captcha/use-captcha.js';
import { styles } from './lead-form.styles.js';
import { checkLoadedLead, ErrorSummary, loadCheckLead, ThankYou } from './load-check-lead.js';
import { Questions } from './questions/Questions.js';
import { type ButtonPosition, SubmitRow } from './SubmitRow.js';
import { useAnswersForm } from './use-answers-form.js';

export type LeadFormResult = SubmitResult;

export interface LeadFormProps {
  form: Form;
  /** Target of a native post; default: the page's address. */
  action?: string;
  /** UUID of the page view: a repeated submit creates one lead. */
  idempotencyKey?: string;
  /** Place of the form on its page, so that the result of a native post returns to it. */
  block?: string;
  /** Values that a link or block sets, by field id; they override the visitor's address. */
  hidden?: Readonly<Record<string, string>>;
  /** With two columns, questions of width `half` are side by side. */
  columns?: 1 | 2;
  buttonPosition?: ButtonPosition;
  /** Errors and values of a rejected native post. `values` also prefills. */
  errors?: FieldErrors;
  values?: LeadData;
  /** The lead is stored: shows the thank-you text instead of the form. */
  sent?: boolean;
  /** What the thank-you shows beside its text; after a submit without leaving the page it is that of the result. */
  thanks?: LeadThanks | undefined;
  /** Level of the thank-you's heading. Default 2. */
  thanksLevel?: 1 | 2;
  /** Submits without leaving the page; without it, or without JavaScript, the browser posts. */
  onSubmit?: (data: FormData) => Promise<LeadFormResult>;
  /** The market's error texts. */
  ruleTexts?: RuleTexts;
}

/** Form that creates a lead. Works without JavaScript as a native post. */
export function LeadForm(props: LeadFormProps) {
  const {
    form,
    action,
    idempotencyKey,
    block,
    hidden = {},
    columns = 1,
    values,
    ruleTexts,
  } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const prefix = useId();
  const { fields, submit_label, settings } = form.attributes;

  const captcha = useCaptcha();
  const { errors, rejected, status, spoken, formProps } = useAnswersForm({
    fields,
    check: (answers, data) => checkLoadedLead(form, { answers, data }, locale, ruleTexts),
    loadCheck: loadCheckLead,
    errors: props.errors,
    onSubmit: props.onSubmit,
    beforeSend: captcha.beforeSend,
  });

  if (props.sent || status.kind === 'sent') {
    return (
      <ThankYou
        {...settings.thank_you}
        fields={fields}
        level={props.thanksLevel}
        thanks={props.thanks}
        {...status}
      />
    );
  }
  const handleFocus = () => {
    formProps.onFocus();
    captcha.prepare?.();
  };
  const idOf = (field: FormField) => `${prefix}${field.id}`;
  const extra = Object.entries({
    [leadControls.action]: 'lead',
    [leadControls.formId]: form.id,
    ...(idempotencyKey && { [leadControls.idempotencyKey]: idempotencyKey }),
    ...(block && { [leadControls.block]: block }),
    ...without(hidden, fields),
  });
  return (
    <form
      {...formProps}
      action={action}
      encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      className={css.root}
      onFocus={handleFocus}
    >
      {extra.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rejected ? (
        <ErrorSummary fields={fields} rejected={rejected} errors={errors} idOf={idOf} />
      ) : null}
      <Questions
        fields={fields}
        columns={columns}
        errors={errors}
        values={{ ...values, ...hidden }}
        idOf={idOf}
      />
      <SubmitRow
        label={submit_label}
        status={status}
        spoken={spoken}
        position={props.buttonPosition}
        needsCaptchaConsent={captcha.needsConsent}
      />
    </form>
  );
}

/** Hidden values without a field in the form. */
const without = (hidden: Readonly<Record<string, string>>, fields: readonly FormField[]) =>
  Object.fromEntries(
    Object.entries(hidden).filter(([name]) => !fields.some(({ id }) => id === name)),
  );
