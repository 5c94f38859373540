import type { StoredBlock } from '../../model/definition/public-values.js';

/** Stored content of version 1. */
export const fixtures: StoredBlock[] = [
  {
    id: 'racing-1',
    template: 'racing-results',
    version: 1,
    fields: {
      title: { ar: 'النتائج', en: 'Results' },
      header_size: 'm',
      header_tag: '3',
      url: 'racing-results-fr.json',
      error_msg: { ar: 'لا نتائج الآن.', en: 'No results right now.' },
      try_again_btn_label: { ar: 'مرة أخرى', en: 'Once more' },
      block_scroll_id: 'results',
    },
    groups: [],
  },
];

/** A file of results. */
export const racingFile = [
  {
    name: 'Doha',
    results: [
      { position: 2, driver: 'Léa Martin', team: 'Équipe Nord', time: '+4.211', points: 18 },
      { position: 1, driver: 'Omar Nasser', team: 'Falcon Racing', time: '45:12.308', points: 25 },
      { driver: 'Ben Ash', team: 'Harbour' },
    ],
  },
  {
    name: 'Abu Dhabi',
    results: [
      { position: '١', driver: 'Léa Martin', team: 'Équipe Nord', time: '46:02.119', points: 25 },
    ],
  },
  { name: 'Riyadh', results: [] },
];
