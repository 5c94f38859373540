import { withoutLocale } from '@mawkib/core/locale';
import type { BlockFloatingActions } from '@mawkib/core/settings';
import { FloatingActionsProvider, SkipLink } from '@mawkib/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { useActionsOnPath } from '../dynamic-content/use-actions-on-path.ts';
import { useMarketData } from '../market-data/use-market-data.ts';
import { ResumeSlot } from '../resume/ResumeSlot.tsx';
import { RetailerBarSlot } from '../retailer-bar/RetailerBarSlot.tsx';
import type { StaffPage } from '../staff-bar/StaffBar.tsx';
import { StaffBarSlot } from '../staff-bar/StaffBarSlot.tsx';
import { FloatingActionsOfPage } from './FloatingActionsOfPage.tsx';
import { StaticFooter } from './footer/StaticFooter.tsx';
import { LayoutHeader } from './LayoutHeader.tsx';

export interface PageLayoutProps {
  /** `default`: content only. `brand`: everything. `error`: navigation and footer. */
  layout: 'default' | 'brand' | 'error';
  /** Page that the staff bar is about. */
  staffPage?: StaffPage | undefined;
  /** False on pages with a single task: a vehicle, an order, a form. Default true. */
  hasFloatingActions?: boolean;
  /** The page's own path, if it is shown at another address. */
  path?: string | undefined;
  /** Surface of the bar, if the page begins with a full-width image. */
  over?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

export function PageLayout({
  layout,
  staffPage,
  hasFloatingActions = true,
  path,
  over,
  children,
}: PageLayoutProps) {
  if (layout === 'default') return <main id="content">{children}</main>;
  return (
    <LayoutWithNavigation
      isBrand={layout === 'brand'}
      staffPage={staffPage}
      hasFloatingActions={hasFloatingActions}
      path={path}
      over={over}
    >
      {children}
    </LayoutWithNavigation>
  );
}

function LayoutWithNavigation({
  isBrand,
  staffPage,
  hasFloatingActions,
  path,
  over,
  children,
}: {
  isBrand: boolean;
  staffPage: StaffPage | undefined;
  hasFloatingActions: boolean;
  path: string | undefined;
  over: 'light' | 'dark' | undefined;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const market = useMarketData();
  const [supplied, supply] = useState<BlockFloatingActions | null>(null);
  const layoutData = market?.layout;
  const floating = useActionsOnPath(layoutData?.floating, layoutData?.byPath, pathname);
  return (
    <FloatingActionsProvider value={supply}>
      <SkipLink href="#content" />
      {isBrand && market?.person ? <StaffBarSlot person={market.person} page={staffPage} /> : null}
      <LayoutHeader layout={layoutData} path={path ?? withoutLocale(pathname)} over={over} />
      <ResumeSlot />
      {isBrand ? <RetailerBarSlot /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <StaticFooter isByPath={layoutData?.isFooterByPath ?? false} />
      {isBrand && hasFloatingActions && floating ? (
        <FloatingActionsOfPage configured={floating} supplied={supplied} path={pathname} />
      ) : null}
      {isBrand ? <DialogHost exit={layoutData?.exit} /> : null}
    </FloatingActionsProvider>
  );
}
