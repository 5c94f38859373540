import { useLocale } from '@mawkib/ui';
import type { ReactNode } from 'react';
import { StockSessionScope } from '../session/StockSessionScope.js';
import { useStockChanges } from './use-stock-changes.js';

export interface LiveVehiclesProps {
  ids: readonly string[];
  /** Key of the stock list. Default: the whole stock. */
  list?: string | undefined;
  children: ReactNode;
}

/** Keeps cards of vehicles current while they are shown: held, reserved, sold, another price. */
export function LiveVehicles({ children, ...shown }: LiveVehiclesProps) {
  return (
    <StockSessionScope>
      <Changes {...shown} />
      {children}
    </StockSessionScope>
  );
}

function Changes({ ids, list }: Omit<LiveVehiclesProps, 'children'>) {
  const { locale } = useLocale();
  useStockChanges({ list, lang: locale, ids });
  return null;
}
