import { defaultMarket } from '@mawkib/core/locale';
import { type Weekday, weekdays, weekdayText } from '@mawkib/core/opening-hours';
import { useStyles } from '@mawkib/ui/styles';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { dealerStyles } from './dealer.styles.ts';
import type { DraftProblem, WeekDraft } from './dealer-draft.ts';
import { dealerMessages } from './dealer-messages.ts';

interface WeekFieldsProps {
  week: WeekDraft;
  problems: readonly DraftProblem[];
  onChange(week: WeekDraft): void;
}

const maxSpans = 4;

/** Opening times of each weekday; a day may have breaks. */
export function WeekFields({ week, problems, onChange }: WeekFieldsProps) {
  const css = useStyles(dealerStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(dealerMessages);
  const { locale } = useLanguage();
  const days = weekdays.map((_, at) => weekdays[(defaultMarket.weekStart + at) % 7] as Weekday);
  return (
    <ul className={css.week}>
      {days.map((day) => {
        const name = weekdayText(day, locale);
        const spans = week[day] ?? [];
        const problem = problems.find((one) => one.day === day);
        const set = (next: readonly (readonly [string, string])[]) =>
          onChange({ ...week, [day]: next });
        return (
          <li key={day} className={css.day}>
            <span className={css.dayName}>{name}</span>
            <div className={css.spans}>
              {spans.length === 0 ? <span className={admin.small}>{t('closed')}</span> : null}
              {spans.map((span, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity
                <div key={at} className={css.span}>
                  {(['from', 'until'] as const).map((side, index) => (
                    <input
                      key={side}
                      type="time"
                      className={control.input}
                      aria-label={t(side, { day: name })}
                      aria-invalid={problem ? true : undefined}
                      value={span[index] === '24:00' ? '00:00' : span[index]}
                      onChange={({ target }) =>
                        set(
                          spans.map((one, other) =>
                            other !== at
                              ? one
                              : side === 'from'
                                ? [target.value, one[1]]
                                : [one[0], target.value],
                          ),
                        )
                      }
                    />
                  ))}
                  <Button
                    kind="plain"
                    aria-label={t('remove_span_of', { day: name })}
                    onClick={() => set(spans.filter((_, other) => other !== at))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              ))}
              {problem ? (
                <p className={css.problem} role="alert">
                  {t(problem.kind === 'overlap' ? 'overlap' : 'incomplete', { day: name })}
                </p>
              ) : null}
            </div>
            {spans.length < maxSpans ? (
              <Button
                kind="plain"
                aria-label={t('add_span_of', { day: name })}
                onClick={() => set([...spans, ['', '']])}
              >
                {t('add_span')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
