import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../market/buyer.ts';
import type { Words } from '../market/texts.ts';

/** The screens of a reservation: details, checkout, success, confirmation. */
export class Reservation {
  private readonly page: Page;
  private readonly texts: Words;

  constructor(page: Page, texts: Words) {
    this.page = page;
    this.texts = texts;
  }

  private heading = (name: string) => this.page.getByRole('heading', { level: 1, name });
  private field = (name: string) => this.page.getByRole('textbox', { name, exact: true });

  get startButton() {
    return this.page.getByRole('button', { name: this.texts.start });
  }

  get confirmButton() {
    return this.page.getByRole('button', { name: this.texts.confirm });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.texts.held });
  }

  get email() {
    return this.field(this.texts.email);
  }

  get summaryOfErrors() {
    return this.page.getByText(this.texts.oneWrong);
  }

  /** Button of a step after the first one. */
  get nextButton() {
    const { nextStep, lastStep } = this.texts;
    return this.page
      .getByRole('button', { name: nextStep, exact: true })
      .or(this.page.getByRole('button', { name: lastStep, exact: true }));
  }

  /** Acquires the lock and takes the default of each step; then the dialog says that it is held. */
  async start() {
    await this.startButton.click();
    await this.page.waitForURL(/\/vehicle.*[?&]step=2/);
    await this.toCheckout();
  }

  /** Takes the default of the steps that are left. */
  async toCheckout() {
    for (let step = 3; !this.page.url().includes('/checkout'); step += 1) {
      await this.nextButton.click();
      await this.page.waitForURL(
        (url) => url.pathname.endsWith('/checkout') || url.searchParams.get('step') === `${step}`,
      );
    }
  }

  async closeDialog() {
    await this.dialog.getByRole('button', { name: this.texts.goOn }).click();
    await expect(this.dialog).toBeHidden();
  }

  async isAtCheckout() {
    await expect(this.heading(this.texts.details)).toBeVisible();
  }

  async fillIn(buyer: Buyer) {
    const { texts } = this;
    await this.field(texts.first).fill(buyer.first);
    await this.field(texts.last).fill(buyer.last);
    await this.email.fill(buyer.email);
    await this.field(texts.mobile).fill(buyer.mobile);
    await this.page.getByRole('checkbox', { name: texts.agreeToUse }).check();
  }

  async stillHolds(buyer: Buyer) {
    await expect(this.field(this.texts.first)).toHaveValue(buyer.first);
    await expect(this.field(this.texts.mobile)).toHaveValue(buyer.mobile);
    await expect(this.page.getByRole('checkbox', { name: this.texts.agreeToUse })).toBeChecked();
  }

  async order() {
    await this.page.getByRole('button', { name: this.texts.order, exact: true }).click();
  }

  /** Checks that the order is stored and returns its number. */
  async isStored(): Promise<string> {
    await this.page.waitForURL(/\/showroom-order-online\/success\?(.+&)?order=/);
    await expect(this.heading(this.texts.oneStepLeft)).toBeVisible();
    const number = new URL(this.page.url()).searchParams.get('order') ?? '';
    expect(number).toMatch(/^MK-/);
    await expect(this.page.getByText(number)).toBeVisible();
    return number;
  }

  /** Confirms on the page of the mailed link; nothing is confirmed until its button is pressed. */
  async confirm(number: string) {
    await expect(this.heading(this.texts.confirmIt)).toBeVisible();
    await expect(this.page.getByText(number)).toBeVisible();
    await this.confirmButton.click();
  }

  async isConfirmed(number: string) {
    await expect(this.heading(this.texts.confirmed)).toBeVisible();
    await expect(this.page.getByText(number)).toBeVisible();
  }

  /** Cancels the order on its own page; the first press only shows the effect. */
  async cancel(reason: string) {
    const { texts } = this;
    await this.page.getByText(texts.cancelOrder, { exact: true }).click();
    await this.field(texts.cancelReason).fill(reason);
    await this.page.getByRole('button', { name: texts.cancelNow }).click();
    await expect(this.heading(texts.cancelled)).toBeVisible();
  }

  /** Checks that the order was confirmed before. */
  async isUnneeded(number: string) {
    await expect(this.heading(this.texts.confirmedBefore)).toBeVisible();
    await expect(this.page.getByText(number)).toBeVisible();
  }

  /** Checks that the confirmation failed, with the number and a contact. */
  async isUnconfirmed(title: string, number: string) {
    await expect(this.heading(title)).toBeVisible();
    await expect(this.page.getByText(number)).toBeVisible();
    await expect(
      this.page.getByRole('main').getByRole('link', { name: this.texts.askRetailer }),
    ).toBeVisible();
  }

  /** Checks that the lock is lost: nothing was ordered, and there is a link back to the car. */
  async hasLostTheCar() {
    const dialog = this.page.getByRole('dialog', { name: this.texts.timeIsOver });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: this.texts.backToCar })).toBeVisible();
  }

  /** Checks that another buyer has the lock, with a next step. */
  async isHeldByAnother() {
    await expect(this.heading(this.texts.busy)).toBeVisible();
    await expect(this.page.getByRole('button', { name: this.texts.retry })).toBeVisible();
    await expect(
      this.page.getByRole('main').getByRole('link', { name: this.texts.similar }),
    ).toBeVisible();
  }

  /** Data of the journey stored in the browser. */
  stored = (key: string): Promise<unknown> =>
    this.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}
