import type { Locale } from '@mawkib/core/locale';
import { icon, number, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import type { GroupValues } from '../../model/definition/props.js';
import { formFields } from '../form-panel/form-fields.js';
import { formNeed, type SafeForm } from '../form-panel/form-need.js';
import { tabLabel } from '../tabs/tab-label.js';
import { formTabParam } from './form-tab-param.js';

/** Default space at both sides of a tab, in pixels. Blocks document, section 9. */
const tabPadding = 22;

/** Default number of tabs in the row. */
const tabsInRow = 4;

export const formTabsFields = () => ({
  ...titleSet(),
  tab_x_padding: number({
    label: { ar: 'المسافة على جانبي التبويب (بكسل)', en: 'Space beside a tab (px)' },
    default: tabPadding,
    min: 0,
    max: 120,
    step: 1,
  }),
  top_tabs_limit: number({
    label: { ar: 'عدد التبويبات في الصف', en: 'Tabs in the row' },
    help: { ar: 'يظهر الباقي في قائمة «المزيد».', en: 'The others are in the list “More”.' },
    default: tabsInRow,
    min: 1,
    max: 20,
    step: 1,
  }),
});

export const formTabsGroupFields = () => ({
  tab_icon: icon({ label: { ar: 'أيقونة التبويب', en: 'Tab icon' } }),
  tab_label: tabLabel(),
  tab_id: string({
    label: { ar: 'معرّف التبويب', en: 'Tab ID' },
    help: {
      ar: 'يُضاف إلى عنوان URL للصفحة، مثل ‎#test-drive.',
      en: 'Added to the URL of the page, such as #test-drive.',
    },
    contentful: false,
    format: 'id',
    max_length: 64,
  }),
  ...formFields(),
});

export type FormTab = GroupValues<ReturnType<typeof formTabsGroupFields>>;

/** The form of one tab; those of other tabs are loaded when they open. */
export interface FormTabsData {
  tab: string;
  form: SafeForm['data'];
}

interface TabsContext {
  groups: FormTab[];
  search: URLSearchParams;
  locale: Locale;
}

export const isFormTab = ({ tab_label, form_id }: FormTab['fields']) =>
  tab_label.trim() !== '' && form_id.trim() !== '';

/** Data need of the tab in the query, else of the first. */
export function formTabsNeed({ groups, search, locale }: TabsContext) {
  const wanted = search.get(formTabParam);
  const tab = groups.find(({ id }) => id === wanted) ?? groups[0];
  const need = tab && formNeed(tab.fields.form_id, locale);
  if (!tab || !need) return null;
  return {
    operation: need.operation,
    input: need.input,
    select: (response: Parameters<NonNullable<typeof need.select>>[0]): FormTabsData => ({
      tab: tab.id,
      form: (need.select?.(response) ?? response).data as SafeForm['data'],
    }),
  };
}
