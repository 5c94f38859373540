import { string } from '../../model/definition/field.js';

/** Label of a tab. */
export const tabLabel = () =>
  string({
    label: { ar: 'نص التبويب', en: 'Tab label' },
    required: true,
    max_length: 80,
  });
