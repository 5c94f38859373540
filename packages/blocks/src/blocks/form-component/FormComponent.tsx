import { LeadForm, type LeadFormProps } from '@mawkib/forms';
import { prefill } from '@mawkib/forms/engine';
import { Heading, Notice, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { use, useEffect, useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { type LeadOutcome, LeadOutcomeContext } from '../../renderer/lead-outcome.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import type { formComponent } from './form-component.definition.js';
import { styles } from './form-component.styles.js';

/**
 * An idempotency key per page view, so that a repeated submit creates one lead. Created in the
 * browser, because a cached page must not share its key between visitors.
 */
function useIdempotencyKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(newKey()), []);
  return key;
}

/** Pages without TLS have no `randomUUID`. */
const newKey = (): string | undefined => globalThis.crypto?.randomUUID?.();

type Errors = NonNullable<LeadFormProps['errors']>;
type Rejected = Extract<LeadOutcome, { kind: 'lead_refused' }>['errors'];

/** The server may return only one sentence per field. */
const fieldErrors = (errors: Rejected): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      typeof error === 'string' ? { code: 'required' as const, message: error } : error,
    ]),
  );

export function FormComponent({ index, fields, data }: BlockProps<typeof formComponent>) {
  const css = useStyles(styles);
  const { search } = usePageAddress();
  const outcome = use(LeadOutcomeContext);
  const idempotencyKey = useIdempotencyKey();
  const form = data?.value.data;
  if (!form) return null;
  const own = outcome?.formId === form.id ? outcome : undefined;
  const rejected = own?.kind === 'lead_refused' ? own : undefined;
  const { title, introduction, fields: questions } = form.attributes;
  const wrong = rejected && fieldErrors(rejected.errors);
  // The form lists invalid fields itself.
  const isListed = questions.some(({ id }) => wrong && Object.hasOwn(wrong, id));
  return (
    <BlockSection>
      <div className={css.root} id={`form-${form.id}`}>
        <div className={css.head}>
          <Heading level={index === 0 ? 1 : 2} size="l">
            {fields.title ?? title}
          </Heading>
          <RichText html={introduction} />
        </div>
        <div className={css.form}>
          {rejected?.message && !isListed && (
            <Notice kind="danger" live>
              {rejected.message}
            </Notice>
          )}
          <LeadForm
            form={form}
            // After a native post the page scrolls to the form, not to the top.
            action={`#form-${form.id}`}
            idempotencyKey={idempotencyKey}
            columns={fields.has_two_columns ? 2 : 1}
            buttonPosition={fields.button_position}
            errors={wrong}
            values={rejected?.values ?? prefill(form, new URLSearchParams(search), fields)}
            sent={own?.kind === 'lead_stored'}
          />
        </div>
      </div>
    </BlockSection>
  );
}
