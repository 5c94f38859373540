import { themeOfBrand } from '@mawkib/core/brands';
import { VehiclePage } from '@mawkib/stock-locator';
import {
  analyticsOffer,
  normaliseVehicle,
  parseQuery,
  readAttributes,
  type ShowroomVehicle,
  similarVehicles,
  vehicleIdFromPath,
} from '@mawkib/stock-locator/engine';
import { lazy, useCallback, useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { evFormPath } from '../ev/ev-form-path.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { readLockCookie } from '../order/cookies/lock-cookie.server.ts';
import { loadOwnHold } from '../order/load-own-hold.server.ts';
import { rememberPlan } from '../order/remember-details.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { storeHeaders } from '../request/store-headers.ts';
import { throwUnavailable } from '../request/throw-unavailable.server.ts';
import { openShowroom } from '../showroom/open-showroom.server.ts';
import { SecondPricesSlot } from '../showroom/SecondPricesSlot.tsx';
import { secondPriceSetting } from '../showroom/second-price-setting.server.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import type { Route } from './+types/showroom';

/** Loaded with its library when a visitor opens a form. */
const ShowroomForm = lazy(() => import('../showroom/ShowroomForm.tsx'));

/** Vehicle page. The id is the last part of the address; the words before it are for readers. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const [market, showroom] = await Promise.all([
    site.market(locale),
    openShowroom(site, vehicleIdFromPath(url.pathname) ?? '', locale).catch(
      throwUnavailable(site, url.pathname),
    ),
  ]);
  const { vehicle, similar, ...details } = showroom;
  const lock = await readLockCookie(request);
  const isHolder = lock?.vehicleId === vehicle.id;
  const car = normaliseVehicle(vehicle);
  const content = {
    theme: themeOfBrand(vehicle.nameplate_brand_name),
    vehicle,
    offer: analyticsOffer(car),
    similar: similarVehicles(vehicle, similar),
    features: market.settings.get('stock_locator.features'),
    cardAttributes: readAttributes(market.settings.get('stock_locator.card_attributes')),
    modelOrderHref: market.settings.get('ev.order_link') ? evFormPath(vehicle, locale) : undefined,
    ownHold: isHolder ? await loadOwnHold(site, request, locale).catch(() => null) : null,
    secondPrice: secondPriceSetting(market.settings),
    terms: parseQuery(url.searchParams).monthly ?? null,
    ...details,
  };
  // Sent as a header, since the document has no meta tags.
  const canonical = { Link: `<${new URL(details.pageUrl).href}>; rel="canonical"` };
  // A sold vehicle's URL stays in search results for a while; 410 removes it.
  if (car.reservation.sold) return data(content, { status: 410, headers: canonical });
  const cacheHeaders = request.headers.has('cookie') ? {} : storeHeaders;
  return data(content, { headers: { ...cacheHeaders, ...canonical } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Title only; vehicle pages have none of a content page's meta tags. */
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? titleOf(normaliseVehicle(loaderData.vehicle)) : '' },
];

/** Query of the order page for the terms of the finance calculator in the address. */
function planQuery(terms: { deposit?: number; term?: number } | null): string {
  if (!terms) return '';
  const { deposit, term } = terms;
  const plan = Object.entries({ deposit, term }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return plan.length === 0 ? '' : `?${new URLSearchParams([['payment', 'plan'], ...plan])}`;
}

const titleOf = ({ specification: { title, version } }: ShowroomVehicle) =>
  [title, version].filter(Boolean).join(' ');

export default function Showroom({ loaderData, params }: Route.ComponentProps) {
  const {
    vehicle,
    similar,
    content,
    terms,
    retailer,
    features,
    cardAttributes,
    texts,
    pageUrl,
    reserves,
    modelOrderHref,
    ownHold,
    secondPrice,
  } = loaderData;
  const { pathname: returnUrl } = useLocation();
  const { id: vehicleId, state, owner_dealer_code: dealer } = vehicle;
  useEffect(() => {
    const dealerCodes = typeof dealer === 'string' ? [dealer] : null;
    browserStorage.set('sl_product_page_data', { vehicleId, state, returnUrl, dealerCodes });
  }, [vehicleId, state, returnUrl, dealer]);
  const onTermsChange = useCallback(
    (plan: { deposit: number; months: number }) => rememberPlan(vehicleId, plan),
    [vehicleId],
  );
  return (
    <PageLayout layout="brand" hasFloatingActions={false}>
      <VehiclePage
        vehicle={vehicle}
        similar={similar}
        content={content}
        terms={terms ?? undefined}
        renderForm={(formId) => <ShowroomForm formId={formId} locale={localeOf(params)} />}
        retailer={retailer}
        features={features}
        cardAttributes={cardAttributes}
        texts={texts}
        pageUrl={pageUrl}
        modelOrderHref={modelOrderHref}
        waitHref={`/${localeOf(params)}/showroom-order-online/waiting/${vehicle.id}`}
        ownHold={ownHold?.hold}
        reserveHref={
          reserves
            ? `/${localeOf(params)}/showroom-order-online/vehicle/${vehicle.id}${planQuery(terms)}`
            : null
        }
        onTermsChange={onTermsChange}
      >
        <SecondPricesSlot setting={secondPrice} />
      </VehiclePage>
    </PageLayout>
  );
}
