import { Breadcrumbs, Icon, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { toSearch } from '../../engine/query/search-params.js';
import type { ShowroomTexts } from '../../engine/showroom/showroom-texts.js';
import type { Specification } from '../../engine/vehicle/showroom-vehicle.js';
import { messages as listMessages } from '../labels/messages.js';
import { messages } from './vehicle-page.messages.js';
import { styles } from './vehicle-trail.styles.js';

interface Props {
  specification: Specification;
  listHref: string;
  /** The market's back link, before the breadcrumbs. */
  back?: ShowroomTexts['backButton'];
}

/** Breadcrumbs: home, stock list, list of the model, vehicle. */
export function VehicleTrail({ specification, listHref, back }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { model, title, version } = specification;
  const ofModel = model && toSearch(normaliseQuery({ lists: { models: [model] } }));
  const items = [
    { label: messages(locale)('home'), url: '/' },
    { label: listMessages(locale)('headline'), url: listHref },
    ...(ofModel && version ? [{ label: title, url: `${listHref}?${ofModel}` }] : []),
    { label: version ?? title },
  ];
  return (
    <div className={css.root} data-print="hidden">
      {back ? (
        <SmartLink className={css.back} href={back.url ?? listHref}>
          <Icon name="arrow" size={20} className={css.arrow} />
          {back.label}
        </SmartLink>
      ) : null}
      <Breadcrumbs items={items} />
    </div>
  );
}
