import { latePart } from '@mawkib/core/react';
import { LeadForm, type LeadFormProps } from '@mawkib/forms';
import { Heading, type HeadingLevel, Notice, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { use, useState } from 'react';
import type { FieldValues } from '../../model/definition/props.js';
import {
  type LeadOutcome,
  LeadOutcomeContext,
  type SubmitLead,
} from '../../renderer/lead-outcome.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import type { formFields } from './form-fields.js';
import type { SafeForm } from './form-need.js';
import { styles } from './form-panel.styles.js';
import { useIdempotencyKey } from './use-idempotency-key.js';

export interface FormPanelProps {
  /** Id of the form's place on the page, unique: of its block, or of its tab. */
  place: string;
  form: SafeForm['data'];
  fields: FieldValues<ReturnType<typeof formFields>>;
  level: HeadingLevel;
  /** Where the form is in its row. Default: beside its title on wide screens. */
  position?: 'left' | 'center' | 'right';
  /** Query of the page that a native post returns to. Default: the page's own. */
  query?: string;
  /** Submits without leaving the page; without it the browser posts. */
  submit?: SubmitLead;
}

/** Only an address with values of fields needs it. */
const PrefilledForm = latePart(() =>
  import('./PrefilledForm.js').then((chunk) => chunk.PrefilledForm),
);

/** True if the address has a parameter of a mapping. */
const isPrefilled = (search: string, fields: FormPanelProps['fields']) => {
  const { form_params_mapping: own, form_location_params_mapping: ofLocations } = fields;
  return [...new URLSearchParams(search).keys()].some(
    (name) => Object.hasOwn(own, name) || Object.hasOwn(ofLocations, name),
  );
};

type Errors = NonNullable<LeadFormProps['errors']>;
type Rejected = Extract<LeadOutcome, { kind: 'lead_refused' }>;

/** The server may return only one sentence per field. */
const fieldErrors = (errors: Rejected['errors']): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      typeof error === 'string' ? { code: 'required' as const, message: error } : error,
    ]),
  );

/**
 * A form of a block with its title and introduction. A native post returns to this panel, even if
 * another block of the page has the same form. Hidden fields are those of modal forms only.
 */
export function FormPanel({ place, form, fields, level, position, query, submit }: FormPanelProps) {
  const css = useStyles(styles);
  const { search } = usePageAddress();
  const outcome = use(LeadOutcomeContext);
  const idempotencyKey = useIdempotencyKey();
  // Decided once: another form would lose what is typed.
  const [hasValues] = useState(() => isPrefilled(search, fields));
  const own =
    outcome?.formId === form.id && (outcome.block ?? place) === place ? outcome : undefined;
  const stored = own?.kind === 'lead_stored' ? own : undefined;
  const rejected = own?.kind === 'lead_refused' ? own : undefined;
  const [isSent, setSent] = useState(false);
  const isOver = isSent || stored !== undefined;
  const { title, introduction, fields: questions } = form.attributes;
  const wrong = rejected && fieldErrors(rejected.errors);
  // The form lists invalid fields itself.
  const isListed = questions.some(({ id }) => wrong && Object.hasOwn(wrong, id));
  const anchor = `form-${place}`;
  const lead = {
    form,
    // After a native post the page scrolls to the form, not to the top.
    action: `${query === undefined ? '' : `?${query}`}#${anchor}`,
    idempotencyKey,
    block: place,
    columns: fields.has_two_columns ? 2 : 1,
    buttonPosition: fields.button_position,
    errors: wrong,
    values: rejected?.values,
    sent: isOver,
    thanks: stored?.thanks,
    onSubmit:
      submit &&
      (async (data) => {
        const result = await submit(form.id, data);
        setSent(result.kind === 'sent');
        return result;
      }),
  } satisfies LeadFormProps;
  return (
    <div className={css.root} id={anchor} data-position={isOver ? 'sent' : position}>
      {isOver ? null : (
        <div className={css.head}>
          <Heading level={level} size="l">
            {fields.title ?? title}
          </Heading>
          <RichText html={introduction} />
        </div>
      )}
      <div className={css.form}>
        {rejected?.message && !isListed && (
          <Notice kind="danger" live>
            {rejected.message}
          </Notice>
        )}
        {hasValues ? (
          <PrefilledForm {...lead} search={search} mappings={fields} />
        ) : (
          <LeadForm {...lead} />
        )}
      </div>
    </div>
  );
}
