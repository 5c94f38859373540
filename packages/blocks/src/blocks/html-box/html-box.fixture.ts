import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1, before anything was taken out when it is saved. */
export const fixtures: StoredBlock[] = [
  {
    id: 'html-box-1',
    template: 'html-box',
    version: 1,
    fields: {
      html: {
        ar: '<div class="terms"><p>شروط</p></div>',
        en: `<div class="terms" style="display:grid">
    <p>Terms</p>

    <p onclick="alert(1)">apply</p>
  </div>
  <script>alert(1)</script>`,
      },
      padding_grid_class: 'y-space-0',
      border_grid_class: 'border-top',
      block_scroll_id: 'terms',
    },
    groups: [],
  },
];
