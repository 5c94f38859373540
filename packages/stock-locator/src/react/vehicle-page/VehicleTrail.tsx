import { Breadcrumbs, useLocale } from '@mawkib/ui';
import { normaliseQuery } from '../../engine/normalise-query.js';
import { toSearch } from '../../engine/page-address.js';
import type { Specification } from '../../engine/showroom-vehicle.js';
import { messages } from '../labels/messages.js';

interface Props {
  specification: Specification;
  listHref: string;
}

/** Home, the stock list, the list of this model, this vehicle. */
export function VehicleTrail({ specification, listHref }: Props) {
  const { locale } = useLocale();
  const t = messages(locale);
  const { model, title, version } = specification;
  const ofModel = model && toSearch(normaliseQuery({ lists: { models: [model] } }));
  const items = [
    { label: t('home'), url: '/' },
    { label: t('headline'), url: listHref },
    ...(ofModel && version ? [{ label: title, url: `${listHref}?${ofModel}` }] : []),
    { label: version ?? title },
  ];
  return <Breadcrumbs items={items} />;
}
