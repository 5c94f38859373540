import { expect, type Locator, type Page } from '@playwright/test';
import { sellerOf, takesDeposit } from '../market/sellers.ts';
import type { Model, Words } from '../market/texts.ts';

/** The list of cars in stock, with its filters. */
export class StockList {
  readonly cards: Locator;

  private readonly page: Page;
  private readonly texts: Words;
  private readonly isPhone: boolean;

  constructor(page: Page, texts: Words, isPhone = false) {
    this.page = page;
    this.texts = texts;
    this.isPhone = isPhone;
    this.cards = page.getByRole('region', { name: texts.results }).getByRole('article');
  }

  /** Card of a car, by the end of its URL. */
  card = (id: string) => this.cards.filter({ has: this.page.locator(`a[href$="-${id}"]`) });

  async isShown() {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.texts.stock }),
    ).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  /** Filters by one model; on a phone in the sheet, which is closed again. */
  async narrowTo(model: Model) {
    const { texts, page } = this;
    if (this.isPhone) await page.getByRole('button', { name: texts.filters }).tap();
    await this.choose(model);
    await this.isNarrowedTo(model);
    if (!this.isPhone) return;
    await page.getByRole('button', { name: texts.show }).tap();
    await expect(page.getByRole('button', { name: texts.show })).toBeHidden();
  }

  /** Checks a model, expanding the list if needed. */
  async choose(model: Model) {
    const group = this.page.getByRole('group', { name: this.texts.model, exact: true });
    const rest = group.last().locator('details');
    const choice = this.choice(model);
    if (!(await choice.isVisible())) await rest.locator('summary').click();
    await choice.check();
  }

  async isNarrowedTo(model: Model) {
    const chip = this.page
      .getByRole('list', { name: this.texts.applied })
      .getByRole('link', { name: this.texts.models[model] });
    await expect(chip.first()).toBeAttached();
    await expect(this.choice(model)).toBeChecked();
  }

  private choice(model: Model) {
    const name = new RegExp(`^${this.texts.models[model]}: `);
    return this.page.getByRole('checkbox', { name, includeHidden: true });
  }

  async sortBy(sort: string) {
    await this.sort.selectOption({ label: sort });
  }

  get search() {
    return this.page.getByRole('main').getByRole('search').locator('input[name=q]');
  }

  /** The number of cars as text. */
  get total() {
    return this.page.getByRole('main').getByRole('status').first();
  }

  get results() {
    return this.page.getByRole('region', { name: this.texts.results });
  }

  get chips() {
    return this.page.getByRole('list', { name: this.texts.applied }).getByRole('link');
  }

  /** The first condition that has cars. */
  get anyCondition() {
    return this.page
      .getByRole('group', { name: this.texts.condition, exact: true })
      .getByRole('checkbox', { disabled: false })
      .first();
  }

  get greatestPrice() {
    return this.page.getByRole('slider', { name: this.texts.greatestPrice });
  }

  get sort() {
    return this.page.getByRole('combobox', { name: this.texts.sort });
  }

  get more() {
    return this.page.getByRole('link', { name: this.texts.more });
  }

  /** Filters by max monthly payment. */
  async narrowToBudget(requested: { max: string; deposit: string; months: string }) {
    const { page, texts } = this;
    const panel = page.getByRole('main').locator('details', { hasText: texts.budget.filter });
    const max = panel.getByRole('textbox', { name: texts.budget.max });
    if (!(await max.isVisible())) await panel.locator('summary').first().click();
    await max.fill(requested.max);
    await panel.getByRole('textbox', { name: texts.budget.deposit }).fill(requested.deposit);
    await panel.getByRole('combobox', { name: texts.budget.term }).selectOption(requested.months);
    await panel.getByRole('button', { name: texts.budget.filter }).click();
  }

  /** Notice that the list is last known data. */
  get lastKnown() {
    return this.results.getByRole('alert').filter({ hasText: this.texts.lastKnown });
  }

  /** Loads the next page; earlier results stay. */
  async loadMore() {
    const before = await this.cards.count();
    await this.more.click();
    await expect.poll(() => this.cards.count()).toBeGreaterThan(before);
  }

  /** Id of the first car in the list. */
  async firstCar() {
    return this.idOf(this.cards.first());
  }

  linkOf(id: string) {
    return this.card(id).getByRole('link').first();
  }

  /** Id of the first available car after `after` cards that is reserved without a payment. */
  async freeCarAfter(after: number): Promise<string> {
    for (const card of (await this.cards.all()).slice(after)) {
      if ((await card.getAttribute('data-taken')) !== null) continue;
      const id = await this.idOf(card);
      if (!takesDeposit(await sellerOf(this.page.request, id))) return id;
    }
    throw new Error(`No free car after ${after}`);
  }

  private async idOf(card: Locator) {
    const address = await card.getByRole('link').first().getAttribute('href');
    const id = /-(\d+)$/.exec(address ?? '')?.[1];
    if (!id) throw new Error(`A card leads nowhere: ${address}`);
    return id;
  }

  async open(id: string) {
    await this.linkOf(id).click();
    await this.page.waitForURL(new RegExp(`/showroom/.*-${id}$`));
  }
}
