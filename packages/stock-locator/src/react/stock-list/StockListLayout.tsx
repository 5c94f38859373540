import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { styles } from './stock-list.styles.js';
import type { StockListState } from './use-stock-list.js';

/** The parts of a stock list, each ready to stand anywhere; one with nothing to show draws nothing. */
export interface StockListLayoutProps {
  /** What the list is made of, for a part of one's own: `useFacet(list, 'models')`. */
  list: StockListState;
  heading: ReactNode;
  /** How many vehicles there are, announced when it changes. */
  total: ReactNode;
  /** The link to the vehicles saved on this device. */
  saved: ReactNode;
  /** The search in words. */
  search: ReactNode;
  /** The search by place. */
  places: ReactNode;
  /** Panel of filters from 1024 px, a button and its sheet below. */
  filters: ReactNode;
  /** The filters that are chosen, each to be removed. */
  applied: ReactNode;
  sort: ReactNode;
  /** Words that found nothing, and a list that is not the latest one. */
  notices: ReactNode;
  /** The vehicles and the way to more of them, or what to do where there are none. */
  results: ReactNode;
  /** Links to landing pages. */
  landings: ReactNode;
  /** For the region around the results: its name, whether a response is on its way, its focus. */
  region: { 'aria-label': string; 'aria-busy': true | undefined; tabIndex: -1 };
}

/** A stock list as it is arranged unless a market does it: filters at the start, results beside. */
export function StockListLayout({ region, ...parts }: StockListLayoutProps) {
  const css = useStyles(styles);
  return (
    <div className={css.root}>
      <header className={css.header}>
        {parts.heading}
        {parts.total}
        {parts.saved}
      </header>
      {parts.search}
      {parts.places}
      <div className={css.body}>
        {parts.filters}
        <section {...region} className={css.results}>
          <div className={css.toolbar}>
            {parts.applied}
            {parts.sort}
          </div>
          {parts.notices}
          {parts.results}
        </section>
      </div>
      {parts.landings}
    </div>
  );
}
