import type { Dealer, PublicBlock } from '@mawkib/api-clients/contracts/content';
import type { Form } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../context/site-context.ts';

/** The form block of a dealer's page, and its data. */
export interface DealerForm {
  block: PublicBlock;
  states: Awaited<ReturnType<SiteContext['catalogue']['loadData']>>;
  /** Query that chooses the dealer in the form. */
  search: string;
}

interface Wanted {
  dealer: Dealer;
  formId: string;
  locale: Locale;
}

const template = 'form-component';
/** Query parameter that the form reads its dealer from. */
const parameter = '_retailer';

/**
 * The form of dealers with this dealer chosen, in the field that has its code or id as an option.
 * Null: the market has no such form; undefined: it cannot be loaded.
 */
export async function loadDealerForm(
  { catalogue, call, log }: SiteContext,
  { dealer, formId, locale }: Wanted,
): Promise<DealerForm | null | undefined> {
  const definition = formId === '' ? undefined : catalogue.definitionOf(template);
  if (!definition) return null;
  const blockOf = (fields: object): PublicBlock | undefined =>
    catalogue.resolve([{ id: 'form', template, version: definition.version, fields, groups: [] }], {
      locale,
      now: new Date(),
    })[0];
  const fields = { form_id: formId, has_two_columns: true };
  const empty = blockOf(fields);
  if (!empty) return null;
  const states = await catalogue.loadData([empty], {
    call,
    search: new URLSearchParams(),
    locale,
    path: '/retailers',
    onFailure: (_, error) => log('warn', `The form ${formId} of dealers failed`, error),
  });
  const state = states[empty.id];
  if (state?.state !== 'ready') return undefined;
  const choice = choiceOf((state.value as { data: Form }).data, dealer);
  if (!choice) return { block: empty, states, search: '' };
  const mapping = JSON.stringify({ [parameter]: choice.field });
  const block = blockOf({ ...fields, form_params_mapping: mapping }) ?? empty;
  return { block, states, search: `?${new URLSearchParams({ [parameter]: choice.value })}` };
}

/** The field of a form and its option that mean this dealer. */
function choiceOf(form: Form, { dealer_code, id }: Dealer) {
  for (const field of form.attributes.fields) {
    const options = field.options ?? [];
    const value = [dealer_code, id].find((own) => options.some((option) => option.value === own));
    if (value) return { field: field.id, value };
  }
  return undefined;
}
