import { formatNumber, isolate } from '@mawkib/core/locale';
import { ScrollRegion, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from './racing-results.messages.js';
import { styles } from './racing-results.styles.js';
import type { RaceRound } from './read-rounds.js';

interface Props {
  round: RaceRound;
  /** Language of the file, which may differ from the page's. */
  language: string;
}

/** Results of a round. */
export function RoundTable({ round, language }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const title = t('results_of', { round: isolate(round.name) });
  if (round.results.length === 0) return <p>{t('no_results')}</p>;
  return (
    <ScrollRegion label={title}>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('position')}</th>
            <th scope="col">{t('driver')}</th>
            <th scope="col">{t('team')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {round.results.map(({ position, driver, team, time, points }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that never change
            <tr key={at}>
              <td className={css.number}>
                {position === null ? (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>{t('not_finished')}</VisuallyHidden>
                  </>
                ) : (
                  formatNumber(position, locale)
                )}
              </td>
              <th scope="row" lang={language}>
                <bdi>{driver}</bdi>
              </th>
              <td lang={language}>{team && <bdi>{team}</bdi>}</td>
              <td className={css.number}>{time && <bdi dir="ltr">{time}</bdi>}</td>
              <td className={css.number}>
                {points === null ? null : formatNumber(points, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
