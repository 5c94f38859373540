import { LeadForm, type LeadFormProps } from '@mawkib/forms';
import { type FormMappings, prefill } from '@mawkib/forms/engine';

interface PrefilledFormProps extends LeadFormProps {
  search: string;
  mappings: FormMappings;
}

/** A form with values of the page's address. */
export function PrefilledForm({ search, mappings, ...lead }: PrefilledFormProps) {
  const values = lead.values ?? prefill(lead.form, new URLSearchParams(search), mappings);
  return <LeadForm {...lead} values={values} />;
}
