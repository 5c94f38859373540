import type { StoredBlock } from '../../model/definition/public-values.js';
import { testDriveForm } from '../form-panel/test-drive-form.fixture.js';
import type { FormTabsData } from './form-tabs-fields.js';

const tab = (id: string, label: string, form_id: string, more: object = {}) => ({
  id,
  fields: {
    tab_icon: 'calendar',
    tab_label: { ar: label, en: label },
    tab_id: id,
    form_id,
    button_position: 'right',
    ...more,
  },
});

/** Stored content of version 1 with five tabs; the last one has no form. */
export const formTabs = (template: string): StoredBlock => ({
  id: 'form-tabs-1',
  template,
  version: 1,
  fields: {
    title: { ar: 'نحن هنا', en: 'We are here' },
    header_size: 'm',
    header_tag: '3',
    tab_x_padding: 40,
    top_tabs_limit: 3,
    block_scroll_id: 'contact',
  },
  groups: [
    tab('drive', 'Test drive', 'test-drive', {
      title: { ar: 'احجز', en: 'Book a drive' },
      has_two_columns: true,
      form_hidden_field_mapping: '{"source":"web"}',
      form_params_mapping: '{"model":"model"}',
    }),
    tab('brochure', 'Brochure', 'brochure'),
    tab('call', 'Call', 'callback', { form_location_mapping: '{"AE-001":"dubai"}' }),
    tab('service', 'Service', 'service', {
      form_location_params_mapping: '{"retailer":"location"}',
    }),
    tab('again', 'Second test drive', 'test-drive'),
    tab('nothing', 'Nothing', ''),
  ],
});

/** Data of the block: the form of the first tab. */
export const firstTab: FormTabsData = { tab: 'drive', form: testDriveForm as FormTabsData['form'] };
