import { MarkedText, Picture, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { FoundCar } from './find-cars.server.ts';
import { messages } from './search.messages.ts';
import { styles } from './search-page.styles.ts';

interface Props {
  cars: readonly FoundCar[];
  /** Search text, for the link to the stock list. */
  text: string;
  total: number;
  listPath: string;
  /** The page lists cars only; otherwise these are the first ones, above other results. */
  isList: boolean;
}

/** Cars in stock among the results. */
export function CarResults({ cars, text, total, listPath, isList }: Props) {
  const css = useStyles(styles);
  const t = messages(usePageLocale());
  return (
    <section className={css.cars} aria-label={t('cars')}>
      {isList ? null : (
        <p className={css.label}>
          {t('cars')} · {t('car_count', { count: total })}
        </p>
      )}
      <ol className={css.tiles}>
        {cars.map(({ id, title, text: facts, price, path, picture }) => (
          <li key={id} className={css.tile}>
            <div className={css.photo} data-studio={(picture && 'id' in picture) || undefined}>
              {picture && 'id' in picture ? (
                <Picture
                  image={{ id: picture.id, alt: '' }}
                  sizes="(max-width: 740px) 50vw, 300px"
                />
              ) : null}
              {picture && 'url' in picture ? (
                <img src={picture.url} alt="" width={640} height={360} loading="lazy" />
              ) : null}
            </div>
            <h2 className={css.name}>
              <SmartLink href={path} className={css.whole}>
                <MarkedText parts={title} />
              </SmartLink>
            </h2>
            <p className={css.facts}>{facts}</p>
            {price ? <bdi className={css.price}>{price}</bdi> : null}
          </li>
        ))}
      </ol>
      <SmartLink href={`${listPath}?${new URLSearchParams({ q: text })}`} className={css.link}>
        {t('all_cars')}
      </SmartLink>
    </section>
  );
}
