import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { styles } from './stock-list.styles.js';
import type { StockListState } from './use-stock-list.js';

/** Parts of a stock list, in any arrangement; an empty part renders nothing. */
export interface StockListLayoutProps {
  /** State of the list, for custom parts: `useFacet(list, 'models')`. */
  list: StockListState;
  heading: ReactNode;
  /** Number of vehicles, announced when it changes. */
  total: ReactNode;
  /** Link to the vehicles saved on this device. */
  saved: ReactNode;
  /** Text search. */
  search: ReactNode;
  /** Search by location. */
  locations: ReactNode;
  /** Filter panel from 1024 px, below that a button with a sheet. */
  filters: ReactNode;
  /** Applied filters, each removable. */
  applied: ReactNode;
  sort: ReactNode;
  /** Ignored words, and a notice that the list is not current. */
  notices: ReactNode;
  /** Vehicles with links to further pages, or suggestions for an empty result. */
  results: ReactNode;
  /** Links to landing pages. */
  landings: ReactNode;
  /** Props of the region around the results: name, busy state, focus target. */
  region: { 'aria-label': string; 'aria-busy': true | undefined; tabIndex: -1 };
}

/** Default layout of a stock list: filters at the inline start, results next to them. */
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
      {parts.locations}
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
