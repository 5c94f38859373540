import type { DealerService, StaffDealer } from '@mawkib/api-clients/contracts/content';
import {
  minutesOf,
  type OpeningHours,
  type OpenSpan,
  spanMinutes,
  type Weekday,
  type WeekHours,
  weekdays,
} from '@mawkib/core/opening-hours';

/** Times of a week in the form; they can be blank. */
export type WeekDraft = { readonly [day in Weekday]?: readonly OpenSpan[] | undefined };

export interface SpecialDraft {
  from: string;
  to: string;
  name: { readonly [locale: string]: string | undefined };
  week: WeekDraft;
}

/** Hours and services of a dealer in the form. */
export interface DealerDraft {
  week: WeekDraft;
  special: readonly SpecialDraft[];
  services: readonly DealerService[];
}

export const draftOf = ({ hours, services }: StaffDealer): DealerDraft => ({
  week: hours?.week ?? {},
  special: (hours?.special ?? []).map(({ from, to, name, week }) => ({
    from,
    to,
    name: name ?? {},
    week,
  })),
  services: services ?? [],
});

/** A validation error of a weekday or of the dates. */
export interface DraftProblem {
  /** Index of the special days; undefined: the regular week. */
  at?: number;
  day?: Weekday;
  kind: 'incomplete' | 'overlap' | 'dates_missing' | 'dates_wrong';
}

export function problemsOf({ week, special }: DealerDraft): DraftProblem[] {
  return [
    ...weekProblems(week),
    ...special.flatMap(({ from, to, week: own }, at): DraftProblem[] => [
      ...(from === '' || to === '' ? [{ at, kind: 'dates_missing' as const }] : []),
      ...(from !== '' && to !== '' && to < from ? [{ at, kind: 'dates_wrong' as const }] : []),
      ...weekProblems(own).map((problem) => ({ ...problem, at })),
    ]),
  ];
}

function weekProblems(week: WeekDraft): DraftProblem[] {
  return weekdays.flatMap((day): DraftProblem[] => {
    const spans = [...(week[day] ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    if (spans.some((span) => span.includes(''))) return [{ day, kind: 'incomplete' }];
    const isApart = spans.every((span, at) => {
      const next = spans[at + 1];
      return !next || spanMinutes(span).end <= minutesOf(next[0]);
    });
    return isApart ? [] : [{ day, kind: 'overlap' }];
  });
}

/** The hours of a draft without problems; days without times are left out. */
export function hoursOf({ week, special }: DealerDraft): OpeningHours {
  return {
    week: withoutBlank(week),
    special: special.map(({ from, to, name, week: own }) => {
      const names = Object.entries(name).filter(([, text]) => text?.trim());
      return {
        from,
        to,
        ...(names.length > 0 && { name: Object.fromEntries(names) }),
        week: withoutBlank(own),
      };
    }),
  };
}

const withoutBlank = (week: WeekDraft): WeekHours =>
  Object.fromEntries(Object.entries(week).filter(([, spans]) => spans && spans.length > 0));
