import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'nav-1',
    template: 'in-page-navigation',
    version: 1,
    fields: { goTopShort: { ar: 'فوق', en: 'Up' } },
    groups: [
      { id: 'nav-1-a', fields: { label: { ar: 'نظرة', en: 'Overview' }, blockId: 'overview' } },
      { id: 'nav-1-b', fields: { label: { ar: 'العروض', en: 'Offers' }, blockId: 'offers' } },
      {
        id: 'nav-1-c',
        fields: { label: { ar: 'القسم 2', en: 'Section 2' }, blockId: 'component-2' },
      },
    ],
  },
];
