import { LeadForm } from '@mawkib/forms';
import { prefill } from '@mawkib/forms/engine';
import { Heading, Notice, RichText } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { use } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { LeadOutcomeContext } from '../../renderer/lead-outcome.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { fieldErrors } from './field-errors.js';
import type { formComponent } from './form-component.definition.js';
import { styles } from './form-component.styles.js';
import { useIdempotencyKey } from './use-idempotency-key.js';

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
