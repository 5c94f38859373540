import type { BlockProps } from '../../model/definition/props.js';
import { FormTabs } from '../../shared/form-tabs/FormTabs.js';
import type { expandedEntryFormTabsRegional } from './expanded-entry-form-tabs-regional.definition.js';

export function ExpandedEntryFormTabsRegional({
  fields,
  groups,
  data,
}: BlockProps<typeof expandedEntryFormTabsRegional>) {
  return data ? <FormTabs fields={fields} groups={groups} data={data.value} /> : null;
}
