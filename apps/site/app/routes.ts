import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Further routes of a market, mounted under `/:locale` before the catch-all. None are shipped. */
const extraRoutes: RouteConfigEntry[] = [];

export default [
  index('routes/entry.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route(':locale', 'routes/market.tsx', [
    index('routes/content.tsx', { id: 'home' }),
    route('showroom/:slug', 'routes/showroom.tsx'),
    route('showroom/forms/:formId', 'routes/showroom-form.ts'),
    route('saved-vehicles', 'routes/saved-vehicles.tsx'),
    route('saved-vehicles/found', 'routes/found-vehicles.ts'),
    route('showroom-order-online', 'routes/order/frame.tsx', [
      index('routes/order/start.ts'),
      route('vehicle/:vehicleId?', 'routes/order/vehicle.tsx'),
      route('checkout', 'routes/order/checkout.tsx'),
      route('success', 'routes/order/success.tsx'),
      route('confirmation/:orderNumber', 'routes/order/confirmation.tsx'),
    ]),
    route('frame-footer', 'routes/frame-footer.ts'),
    route('no-access', 'routes/no-access.tsx'),
    route('auth/error', 'routes/auth-error.tsx'),
    route('auth-exchange', 'routes/auth-exchange.ts'),
    route('404', 'routes/not-found.tsx'),
    route('lrdx-navigation-test', 'routes/navigation-test.tsx'),
    route('disabled-preview/*', 'routes/disabled-preview.tsx'),
    route('canvas/:pageId', 'routes/canvas.tsx'),
    ...extraRoutes,
    route('*', 'routes/content.tsx', { id: 'content' }),
  ]),
] satisfies RouteConfig;
