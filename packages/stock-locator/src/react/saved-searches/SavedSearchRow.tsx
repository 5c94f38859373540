import { joinTexts, type Locale, localizedPath } from '@mawkib/core/locale';
import { Icon, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useId, useState } from 'react';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from '../labels/searches.messages.js';
import type { LoadVehicles } from '../saved-vehicles/use-saved-list.js';
import { NewVehicles } from './NewVehicles.js';
import { styles } from './saved-searches.styles.js';
import { searchName } from './search-name.js';
import { deviceSavedSearches as saved } from './storage/device-saved-searches.js';
import type { SavedSearch, StoredNews } from './storage/saved-search.js';
import { newsOf } from './storage/saved-searches.js';

interface Props {
  search: SavedSearch;
  locale: Locale;
  load: LoadVehicles;
  onRemove: () => void;
}

/** A saved search: its name links to the list, new results expand below. */
export function SavedSearchRow({ search, locale, load, onRemove }: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const id = useId();
  /** Stays while the row is open, though it counts as seen. */
  const [opened, setOpened] = useState<StoredNews>();
  const name = searchName(search, locale);
  const news = opened ?? search.news;
  const path = localizedPath(search.path, locale);
  const open = () => {
    if (opened) return setOpened(undefined);
    if (search.news) setOpened(search.news);
    saved.see(search.id, Date.now());
  };
  return (
    <li className={css.item}>
      <div className={css.row}>
        <SmartLink className={css.link} href={search.search ? `${path}?${search.search}` : path}>
          <bdi className={css.name}>{name}</bdi>
          {news ? (
            <span className={css.total}>{listMessages(locale)('cars', { count: news.total })}</span>
          ) : null}
        </SmartLink>
        {news && (opened || newsOf(search) > 0) ? (
          <button
            type="button"
            className={css.news}
            aria-expanded={opened !== undefined}
            aria-controls={`${id}news`}
            aria-label={`${newsText(news, locale)}. ${t('show_news', { name })}`}
            onClick={open}
          >
            <span className={css.dot} aria-hidden="true" />
            {newsText(news, locale)}
            <Icon name="chevron-down" size={16} className={css.chevron} />
          </button>
        ) : null}
        <button
          type="button"
          className={css.remove}
          aria-label={t('remove_search', { name })}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {opened ? (
        <div id={`${id}news`}>
          <NewVehicles news={opened} load={load} />
        </div>
      ) : null}
    </li>
  );
}

function newsText({ added_total, cheaper_total }: StoredNews, locale: Locale): string {
  const t = messages(locale);
  const texts = [
    added_total > 0 ? t('news_added', { count: added_total }) : '',
    cheaper_total > 0 ? t('news_cheaper', { count: cheaper_total }) : '',
  ];
  return joinTexts(texts, locale);
}
