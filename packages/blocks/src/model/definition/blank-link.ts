import type { StoredLink } from './public-values.js';

export const blankLink = (): StoredLink => ({
  type: 'internal',
  label: {},
  url: '',
  target: '_self',
  form_id: '',
  hidden_fields: {},
  title: {},
  columns: null,
});
