import { defineMessages } from '@mawkib/core/locale';

export const messages = defineMessages('blocks.racing-results', {
  rounds: { ar: 'الجولات', en: 'Rounds' },
  results_of: { ar: 'نتائج {round}', en: 'Results of {round}' },
  position: { ar: 'المركز', en: 'Position' },
  driver: { ar: 'السائق', en: 'Driver' },
  team: { ar: 'الفريق', en: 'Team' },
  time: { ar: 'الزمن', en: 'Time' },
  points: { ar: 'النقاط', en: 'Points' },
  not_finished: { ar: 'لم يُنهِ السباق', en: 'Did not finish' },
  no_rounds: {
    ar: 'لا نتائج بعد. تظهر هنا بعد الجولة الأولى.',
    en: 'No results yet. They appear here after the first round.',
  },
  no_results: { ar: 'لا نتائج لهذه الجولة بعد.', en: 'No results for this round yet.' },
});
