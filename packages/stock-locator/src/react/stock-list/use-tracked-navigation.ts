import { useAnalytics } from '@mawkib/core/react';
import type { MouseEvent } from 'react';
import { queryEvents } from '../../engine/query/query-events.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { StockNavigation } from '../listing/stock-navigation.js';

/** Wraps a navigation and reports each change to analytics. */
export function useTrackedNavigation(
  navigation: StockNavigation,
  query: VehicleQuery,
): StockNavigation {
  const push = useAnalytics();
  const tell = (next: VehicleQuery) => {
    for (const { name, payload } of queryEvents(query, next)) push(name, payload as never);
  };
  return {
    ...navigation,
    go(next) {
      tell(next);
      navigation.go(next);
    },
    onClick(next) {
      const follow = navigation.onClick(next);
      return (event: MouseEvent) => {
        if (!event.defaultPrevented) tell(next);
        follow?.(event);
      };
    },
  };
}
