import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../market/buyer.ts';
import type { Words } from '../market/texts.ts';
import { Reservation } from './reservation.screen.ts';

/** The payment of a reservation, and the pages of the vendors in the sandbox. */
export class Payment {
  private readonly page: Page;
  private readonly texts: Words;

  constructor(page: Page, texts: Words) {
    this.page = page;
    this.texts = texts;
  }

  private heading = (name: string) => this.page.getByRole('heading', { level: 1, name });

  /** From the car's order page to the payment; with scripts a dialog is closed on the way. */
  async reach(url: string, buyer: Buyer, { hasScripts = true } = {}) {
    const reservation = new Reservation(this.page, this.texts);
    await this.page.goto(url);
    await reservation.start();
    await reservation.isAtCheckout();
    if (hasScripts) await reservation.closeDialog();
    await reservation.fillIn(buyer);
    await this.page.getByRole('button', { name: this.texts.toPayment }).click();
    await this.isShown();
  }

  async isShown() {
    await expect(this.heading(this.texts.payDeposit)).toBeVisible();
  }

  get declined() {
    return this.page.getByRole('alert').filter({ hasText: this.texts.paymentDeclined });
  }

  async payByCard(number: string) {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry').fill('12/34');
    await this.page.getByLabel('CVC').fill('123');
    await this.page.getByRole('button', { name: this.texts.pay }).click();
  }

  /** Text of the `noscript` element; locators by role and text do not look into it. */
  wordsWithoutScript = () =>
    this.page.locator('main noscript').evaluate((element) => element.textContent);

  /** Posts the request that the retailer calls. */
  async askForCall(buyer: Buyer) {
    const form = this.page.locator('main noscript form');
    await form.locator('input[name=name]').fill(buyer.first);
    await form.locator('input[name=phone]').fill(buyer.mobile);
    await form.locator('button').click();
  }

  async continueTo(vendor: 'PayPal' | 'LiqPay') {
    const name = new RegExp(vendor);
    const role = vendor === 'PayPal' ? 'link' : 'button';
    await this.page.getByRole(role, { name }).click();
  }

  /** A button of the vendor's page in the sandbox. */
  async choose(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Checks that the order is paid and returns its number. */
  async isPaid(): Promise<string> {
    await this.page.waitForURL('**/showroom-order-online/success?order=*');
    await expect(this.heading(this.texts.paid)).toBeVisible();
    const number = new URL(this.page.url()).searchParams.get('order') ?? '';
    expect(number).toMatch(/^MK-/);
    return number;
  }
}
