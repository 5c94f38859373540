import { string } from '../../model/definition/field.js';

/** What a tab is called. */
export const tabLabel = () =>
  string({
    label: { ar: 'نص التبويب', en: 'Tab label' },
    required: true,
    max_length: 80,
  });
