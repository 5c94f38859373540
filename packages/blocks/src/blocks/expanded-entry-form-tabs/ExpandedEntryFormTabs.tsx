import type { BlockProps } from '../../model/definition/props.js';
import { FormTabs } from '../../shared/form-tabs/FormTabs.js';
import type { expandedEntryFormTabs } from './expanded-entry-form-tabs.definition.js';

export function ExpandedEntryFormTabs({
  fields,
  groups,
  data,
}: BlockProps<typeof expandedEntryFormTabs>) {
  return data ? <FormTabs fields={fields} groups={groups} data={data.value} /> : null;
}
