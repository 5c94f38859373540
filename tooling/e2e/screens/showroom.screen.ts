import { expect, type Page } from '@playwright/test';
import type { Model, Words } from '../market/texts.ts';

/** A vehicle page. */
export class Showroom {
  private readonly page: Page;
  private readonly texts: Words;

  constructor(page: Page, texts: Words) {
    this.page = page;
    this.texts = texts;
  }

  async isShown() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.reserveLink).toBeVisible();
  }

  /** Checks for other cars of the same model, six at most. */
  async hasSimilar(model: Model) {
    const cars = this.page
      .getByRole('region', { name: this.texts.similar })
      .getByRole('article')
      .getByRole('heading');
    await expect(cars.first()).toContainText(this.texts.models[model]);
    expect(await cars.count()).toBeLessThanOrEqual(6);
  }

  async reserve() {
    await this.reserveLink.click();
    await this.page.waitForURL('**/showroom-order-online/vehicle/*');
  }

  async isReserved() {
    await expect(this.page.getByText(this.texts.reserved).first()).toBeVisible();
    await expect(this.reserveLink).toHaveCount(0);
  }

  private get reserveLink() {
    return this.page.getByRole('link', { name: this.texts.reserve }).first();
  }
}
