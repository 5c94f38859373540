import { buyerNamed } from '../market/buyer.ts';
import { consentTexts } from '../market/consent-texts.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import { tagManager } from '../market/tag-manager.ts';
import { decision } from '../market/visitor-who.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { Showroom } from '../screens/showroom.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { watchDataLayer } from '../watch/data-layer.ts';
import { expect, test } from '../watch/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const came =
  'utm_source=mail&utm_medium=letter&utm_campaign=eid&utm_term=suv&utm_content=top&utm_id=7&gclid=Cj0KCQ';

test(
  'what a visitor does reaches the data layer once they agree, in its order [S-2-30] [S-2-31] [S-7-59] [S-7-60] [S-7-61] [S-7-62] [S-7-63]',
  {
    tag: '@once',
  },
  async ({ page, context, language, texts, isPhone }, info) => {
    const buyer = buyerNamed(`tags-${info.project.name}`);
    const list = new StockList(page, texts, isPhone);
    const showroom = new Showroom(page, texts);
    const reservation = new Reservation(page, texts);
    const { events, requests } = await watchDataLayer(context);
    const expectNext = async (...names: string[]) => {
      await expect.poll(() => events.map(({ event }) => event)).toEqual([...told, ...names]);
      told.push(...names);
    };
    const told: string[] = [];
    const typeOfLast = () => events.findLast(({ event }) => event === 'page_view')?.page_type;
    const origin = async () =>
      (await context.cookies()).find(({ name }) => name === 'utm_params')?.value;

    await test.step('nothing before the visitor agrees', async () => {
      await page.goto(`/${language}/vehicles?${came}`);
      await list.isShown();
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/visit-/.test(name)),
      );
      await list.sortBy(texts.dearest);
      await expect(page).toHaveURL(/sort=priceDesc/);
      expect([events, requests, await origin()]).toEqual([[], [], undefined]);
    });

    await test.step('then the page, the list, and what was done', async () => {
      await page.getByRole('button', { name: consentTexts[language].acceptAll }).click();
      await expectNext('page_view', 'plp_page', 'sort');
      expect(typeOfLast()).toBe('plp');
      expect(requests).toEqual([`https://www.googletagmanager.com/gtm.js?id=${tagManager}`]);
      const kept = JSON.parse(decodeURIComponent((await origin()) ?? 'null'));
      expect(kept).toEqual(Object.fromEntries(new URLSearchParams(came)));
    });

    let car = '';
    await test.step('a filter, more cars, a card, the car', async () => {
      await list.narrowTo('Range Rover Evoque');
      await expectNext('filter');
      const first = await list.cards.count();
      await list.loadMore();
      await expectNext('load_more');
      car = await list.freeCarAfter(first);
      await list.open(car);
      await showroom.isShown();
      await expectNext('click', 'page_view', 'pdp_page');
      expect(typeOfLast()).toBe('pdp');
      expect(events.at(-1)?.ecommerce).toMatchObject({
        currency: 'AED',
        value: expect.any(Number),
        items: [{ item_id: car, item_name: expect.any(String), affiliation: expect.any(String) }],
      });
    });

    await test.step('the journey to an order', async () => {
      await showroom.reserve();
      await expectNext('page_view', 'add_to_cart');
      expect(typeOfLast()).toBe('checkout');
      await reservation.start();
      await expectNext('page_view', 'begin_checkout');
      expect(typeOfLast()).toBe('checkout_reservation');
      await reservation.closeDialog();
      await page.reload();
      await expectNext('page_view');
      await reservation.fillIn(buyer);
      await reservation.order();
      const number = await reservation.isStored();
      await expectNext('add_shipping_info', 'add_payment_info', 'page_view', 'purchase');
      expect(typeOfLast()).toBe('checkout_order_confirmation');
      await page.reload();
      await expectNext('page_view');
      const link = await linkMailedTo(buyer.email, `/confirmation/${number}?token=`);
      await page.goto(link);
      await expectNext('page_view');
      await reservation.confirm(number);
      await reservation.isConfirmed(number);
      await expectNext('page_view', 'checkout_vehicle_order_confirmed');
      expect(typeOfLast()).toBe('dx_other');
      const orders = events.filter(({ ecommerce }) => ecommerce?.transaction_id === number);
      expect(orders.map(({ event }) => event)).toEqual([
        'purchase',
        'checkout_vehicle_order_confirmed',
      ]);
    });

    await test.step('it has no data of the buyer, and rejecting ends it', async () => {
      const all = JSON.stringify(events);
      for (const own of [buyer.first, buyer.last, buyer.email, buyer.mobile, 'token']) {
        expect(all).not.toContain(own);
      }
      expect(await origin()).toBeDefined();
      await page.evaluate(
        (rejected) => localStorage.setItem('cookieConsentStatus', rejected),
        decision('rejected'),
      );
      await page.goto(`/${language}/vehicles`);
      await list.isShown();
      await expect.poll(origin).toBeUndefined();
      expect(events.map(({ event }) => event)).toEqual(told);
    });
  },
);
