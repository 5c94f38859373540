import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: { goTopShort: { ar: 'الأعلى', en: 'Top' } },
  groups: [
    { label: { ar: 'نظرة عامة', en: 'Overview' }, blockId: 'overview' },
    { label: { ar: 'التصميم', en: 'Design' }, blockId: 'design' },
    { label: { ar: 'الأداء', en: 'Performance' }, blockId: 'performance' },
    { label: { ar: 'العروض', en: 'Offers' }, blockId: 'offers' },
  ],
};

export const sample = { ar: content, en: content };
