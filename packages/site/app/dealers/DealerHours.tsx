import { formatDate, localize } from '@mawkib/core/locale';
import {
  daysAfter,
  localTime,
  type OpeningHours,
  openingDays,
  spansText,
  weekdayGroups,
  weekdayOf,
  weekdaysText,
  weekdayText,
} from '@mawkib/core/opening-hours';
import { Heading } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { usePageLocale } from '../page/use-page-locale.ts';
import { styles } from './dealer-hours.styles.ts';
import { dealersMessages } from './dealers.messages.ts';

interface Props {
  hours: OpeningHours;
  timeZone: string;
  /** Null: unknown, and the regular week is shown. */
  now: number | null;
}

/** Special periods are shown this many days before. */
const daysBefore = 60;

/** The week from today, with holidays; in a document without script the regular week. */
export function DealerHours({ hours, timeZone, now }: Props) {
  const css = useStyles(styles);
  const locale = usePageLocale();
  const t = dealersMessages(locale);
  const today = now === null ? undefined : localTime(now, timeZone).date;
  const rows = today
    ? openingDays(hours, today).map(({ date, spans, special }) => ({
        key: date,
        name: weekdayText(weekdayOf(date), locale),
        note: special?.name && localize(special.name, locale),
        text: spansText(spans, locale),
        isToday: date === today,
      }))
    : weekdayGroups(hours.week).flatMap(({ days, spans }) =>
        days.map((day) => ({
          key: day,
          name: weekdaysText([day], locale),
          note: undefined,
          text: spansText(spans, locale),
          isToday: false,
        })),
      );
  const soon = today
    ? (hours.special ?? []).filter(
        ({ from, to }) => to >= today && from <= daysAfter(today, daysBefore),
      )
    : [];
  return (
    <div className={css.root}>
      <table className={css.table}>
        <tbody>
          {rows.map(({ key, name, note, text, isToday }) => (
            <tr
              key={key}
              data-today={isToday || undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <th scope="row">
                {name}
                {isToday ? <span className={css.note}>{t('today')}</span> : null}
                {note ? <span className={css.note}>{note}</span> : null}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {soon.length > 0 ? (
        <div className={css.special}>
          <Heading level={3} size="xs">
            {t('special')}
          </Heading>
          <ul>
            {soon.map(({ from, to, name, week }) => (
              <li key={`${from} ${to}`} className={css.period}>
                <span>
                  {name ? `${localize(name, locale)} ` : null}
                  <span className={css.dates}>
                    {formatDate(`${from}T12:00:00Z`, locale, 'medium')}
                    {from === to ? null : ` – ${formatDate(`${to}T12:00:00Z`, locale, 'medium')}`}
                  </span>
                </span>
                <span>{spansText(weekdayGroups(week)[0]?.spans ?? [], locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
