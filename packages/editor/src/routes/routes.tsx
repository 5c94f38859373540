import { Navigate, type RouteObject } from 'react-router';
import { AdminGate } from '../admin/layout/AdminGate.tsx';
import { type MarketBlocks, MarketBlocksContext } from '../blocks/market-blocks.ts';
import { EditorCrash } from '../shell/EditorCrash.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { StaffArea } from '../shell/StaffArea.tsx';

/** The language is the first segment of every path, so that a change of language keeps the screen. */
export const routes = (loadBlocks: () => Promise<MarketBlocks>): RouteObject[] => [
  {
    path: '/:locale',
    element: <StaffArea />,
    errorElement: <EditorCrash />,
    // The editor renders in the browser only; there is no fallback while its code loads.
    hydrateFallbackElement: <></>,
    children: [
      {
        path: 'cms',
        lazy: async () => ({
          Component: (await import('../page-list/PagesScreen.tsx')).PagesScreen,
        }),
      },
      {
        path: 'cms/pages/:id',
        lazy: async () => {
          const [{ PageScreen }, blocks] = await Promise.all([
            import('../page-editor/PageScreen.tsx'),
            loadBlocks(),
          ]);
          const element = (
            <MarketBlocksContext value={blocks}>
              <PageScreen />
            </MarketBlocksContext>
          );
          return { element };
        },
      },
      { path: 'cms/pages', element: <Navigate to="../cms" replace /> },
      {
        element: <AdminGate />,
        children: [
          {
            path: 'admin',
            lazy: async () => ({
              Component: (await import('../admin/leads/LeadsScreen.tsx')).LeadsScreen,
            }),
          },
          {
            path: 'admin/orders/holds',
            lazy: async () => ({
              Component: (await import('../admin/orders/holds/HoldsScreen.tsx')).HoldsScreen,
            }),
          },
          {
            path: 'admin/orders',
            lazy: async () => ({
              Component: (await import('../admin/orders/OrdersScreen.tsx')).OrdersScreen,
            }),
            children: [
              {
                path: ':number',
                lazy: async () => ({
                  Component: (await import('../admin/orders/OrderSheet.tsx')).OrderSheet,
                }),
              },
            ],
          },
          {
            path: 'admin/stock',
            lazy: async () => ({
              Component: (await import('../admin/stock/StockScreen.tsx')).StockScreen,
            }),
            children: [
              {
                path: 'sources/:id',
                lazy: async () => ({
                  Component: (await import('../admin/stock/sources/SourceSheet.tsx')).SourceSheet,
                }),
              },
              {
                path: 'runs/:id',
                lazy: async () => ({
                  Component: (await import('../admin/stock/runs/RunSheet.tsx')).RunSheet,
                }),
              },
            ],
          },
          {
            path: 'admin/stock/mappings/:name',
            lazy: async () => ({
              Component: (await import('../admin/stock/mapping/MappingScreen.tsx')).MappingScreen,
            }),
          },
          {
            path: 'admin/stock/vehicle',
            lazy: async () => ({
              Component: (await import('../admin/stock/vehicle/VehicleScreen.tsx')).VehicleScreen,
            }),
          },
          {
            path: 'admin/stock/publications',
            lazy: async () => ({
              Component: (await import('../admin/stock/publications/PublicationsScreen.tsx'))
                .PublicationsScreen,
            }),
          },
          {
            path: 'admin/stock/tokens',
            lazy: async () => ({
              Component: (await import('../admin/stock/tokens/TokensScreen.tsx')).TokensScreen,
            }),
          },
          {
            path: 'admin/jobs',
            lazy: async () => ({
              Component: (await import('../admin/jobs/JobsScreen.tsx')).JobsScreen,
            }),
            children: [
              {
                path: ':name/:id',
                lazy: async () => ({
                  Component: (await import('../admin/jobs/JobSheet.tsx')).JobSheet,
                }),
              },
            ],
          },
          {
            path: 'admin/dealers',
            lazy: async () => ({
              Component: (await import('../admin/dealers/DealersScreen.tsx')).DealersScreen,
            }),
          },
          {
            path: 'admin/dealers/:id',
            lazy: async () => ({
              Component: (await import('../admin/dealers/DealerScreen.tsx')).DealerScreen,
            }),
          },
          {
            path: 'admin/offers',
            lazy: async () => ({
              Component: (await import('../admin/offers/OffersScreen.tsx')).OffersScreen,
            }),
          },
          {
            path: 'admin/offers/:id',
            lazy: async () => ({
              Component: (await import('../admin/offers/OfferScreen.tsx')).OfferScreen,
            }),
          },
          {
            path: 'admin/navigation',
            lazy: async () => ({
              Component: (await import('../admin/navigation/NavigationScreen.tsx'))
                .NavigationScreen,
            }),
          },
          {
            path: 'admin/navigation/:id',
            lazy: async () => ({
              Component: (await import('../admin/navigation/NavEntryScreen.tsx')).NavEntryScreen,
            }),
          },
          {
            path: 'admin/audit',
            lazy: async () => ({
              Component: (await import('../admin/audit/AuditScreen.tsx')).AuditScreen,
            }),
          },
          {
            path: 'admin/person',
            lazy: async () => ({
              Component: (await import('../admin/person/PersonScreen.tsx')).PersonScreen,
            }),
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
  { path: '*', element: <Navigate to="/ar/cms" replace /> },
];
