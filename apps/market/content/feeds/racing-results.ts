const languages = ['en', 'ar', 'fr', 'de', 'es'] as const;
type Names = readonly [en: string, ar: string, fr: string, de: string, es: string];

const rounds: readonly Names[] = [
  ['Dubai', 'دبي', 'Dubaï', 'Dubai', 'Dubái'],
  ['Yas Island', 'جزيرة ياس', 'Île de Yas', 'Yas-Insel', 'Isla de Yas'],
  ['Doha', 'الدوحة', 'Doha', 'Doha', 'Doha'],
  ['Manama', 'المنامة', 'Manama', 'Manama', 'Manama'],
];

const teams = {
  desert: ['Desert Line', 'خط الصحراء', 'Ligne du désert', 'Wüstenlinie', 'Línea del desierto'],
  falcon: ['Falcon Racing', 'صقر للسباقات', 'Faucon Course', 'Falken Rennsport', 'Halcón Racing'],
  harbour: ['Harbour', 'المرفأ', 'Le Port', 'Hafen', 'Puerto'],
} as const satisfies Record<string, Names>;

/** Drivers in Latin script, and in Arabic. */
const drivers: readonly (readonly [latin: string, arabic: string, team: keyof typeof teams])[] = [
  ['Omar Al Suwaidi', 'عمر السويدي', 'desert'],
  ['Léa Martin', 'ليا مارتان', 'harbour'],
  ['Noura Al Kuwari', 'نورة الكواري', 'falcon'],
  ['Jonas Weber', 'يوناس فيبر', 'desert'],
  ['Carlos Vidal', 'كارلوس فيدال', 'falcon'],
  ['Yousef Janahi', 'يوسف جناحي', 'harbour'],
];

/** Order of the drivers in each round; one who is missing did not finish. */
const finishes: readonly (readonly number[])[] = [
  [0, 2, 1, 4, 3, 5],
  [2, 0, 4, 1, 5],
  [1, 2, 0, 5, 3, 4],
  [0, 1, 5, 2, 4],
];

/** Points of the first positions. */
const points = [25, 18, 15, 12, 10, 8];

/** Times of the winners; the others are behind them. */
const winners = ['45:12.308', '44:57.940', '46:03.115', '45:38.772'];

/** Seconds between the positions of a round. */
const gap = (round: number, position: number) =>
  `+${(position * 2.317 + round * 0.481).toFixed(3)}`;

function roundIn(round: number, at: number) {
  const order = finishes[round] ?? [];
  const result = (index: number) => {
    const [latin = '', arabic = '', team = 'desert'] = drivers[index] ?? [];
    return { driver: languages[at] === 'ar' ? arabic : latin, team: teams[team][at] };
  };
  return {
    name: rounds[round]?.[at] ?? '',
    results: [
      ...order.map((index, position) => ({
        position: position + 1,
        ...result(index),
        time: position === 0 ? winners[round] : gap(round, position),
        points: points[position] ?? 0,
      })),
      ...drivers.flatMap((_, index) => (order.includes(index) ? [] : [result(index)])),
    ],
  };
}

/** Rounds of the demo's racing season in each language of the block. */
export const racingResults = languages.map((language, at) => ({
  language,
  rounds: rounds.map((_, round) => roundIn(round, at)),
}));
