import {
  createOffer,
  deleteOffer,
  getOfferSources,
  getOfferUsage,
  listStaffOffers,
  orderOffers,
  resolveOfferFigures,
  updateOffer,
} from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { authorOf } from '../../../audit/author.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../../http/implement.js';
import { marketDay } from '../../../runtime/market-day.js';
import type { Upstream } from '../../../upstream/create-upstream.js';
import { readFigureSources } from '../figures/figure-sources.js';
import { resolveFigures } from '../figures/resolve-figures.js';
import { offerSources } from './offer-sources.js';
import { offerUsage } from './offer-usage.js';
import { withDeclarations } from './read-offer-draft.js';
import { shownFigures } from './staff-offer.js';
import {
  addOffer,
  changeOffer,
  listOffers,
  type OfferEditor,
  putInOrder,
  removeOffer,
} from './staff-offers.js';

const implement = implementWith<'db' | 'events' | 'clock' | 'config'>();

const todayOf = ({ clock, config }: Pick<HandlerContext, 'clock' | 'config'>) =>
  marketDay(clock.now(), config.timeZone);

/** A link that staff paste, as a site at this origin stores it. */
type PastedLink = (text: string, origin: string) => string;

const editorOf = (
  context: Pick<HandlerContext, 'clock' | 'config' | 'person'>,
  pastedLink: PastedLink,
): OfferEditor => ({
  author: authorOf(context),
  isAdmin: signedIn(context).roles.includes('admin'),
  today: todayOf(context),
  linkOf: (url) => pastedLink(url, context.config.origin),
});

/** Administration of the market's own offers. */
export const staffOfferHandlers = (
  upstream: Upstream,
  catalogue: Catalogue,
  pastedLink: PastedLink,
): Implementation[] => [
  implement(listStaffOffers, async (_input, context) => {
    const today = todayOf(context);
    const { settings } = await upstream.about(context.locale);
    const { origin } = context.config;
    const source = settings.get('mena.offers_api_url').trim();
    return {
      data: await listOffers(context.db, today),
      meta: { today, is_external: source !== '' && new URL(source, origin).origin !== origin },
    };
  }),
  implement(createOffer, async ({ body }, context) => ({
    data: await addOffer(context, body, editorOf(context, pastedLink)),
  })),
  implement(updateOffer, async ({ params: { id }, body }, context) => {
    const { version, ...draft } = body;
    return {
      data: await changeOffer(context, { id, version, draft }, editorOf(context, pastedLink)),
    };
  }),
  implement(deleteOffer, async ({ params, query }, context) => ({
    data: await removeOffer(context, { ...params, ...query }, editorOf(context, pastedLink)),
  })),
  implement(orderOffers, async ({ body }, context) => ({
    data: await putInOrder(context, body.ids, editorOf(context, pastedLink)),
  })),
  implement(getOfferUsage, async ({ params: { id } }, { db }) => ({
    data: await offerUsage(db, id, catalogue),
  })),
  implement(getOfferSources, async (_input, { db }) => ({ data: await offerSources(db) })),
  implement(resolveOfferFigures, async ({ body }, context) => {
    const sources = await readFigureSources(context.db, todayOf(context));
    const figures = withDeclarations(body.figures, {}, authorOf(context));
    return { data: shownFigures(resolveFigures(figures, sources).figures) };
  }),
];
