import { expect, type Page } from '@playwright/test';
import { adminTexts as texts } from '../market/admin-texts.ts';

/** Jobs in the administration: a list by state, and one job beside it. */
export class Jobs {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown() {
    await expect(this.page.getByRole('heading', { level: 1, name: texts.jobs })).toBeVisible();
  }

  /** Shows jobs that will be retried. */
  async showRetrying() {
    await this.page.getByRole('link', { name: texts.retrying }).click();
  }

  /** Rows of the retrying jobs. */
  get rows() {
    return this.page.getByRole('region', { name: texts.retrying }).locator('tbody tr');
  }

  get sheet() {
    return this.page.getByRole('dialog', { name: texts.delivery });
  }

  get hasNoneFailed() {
    return this.page.getByText(texts.noneFailed);
  }

  get isEmpty() {
    return this.page.getByText(texts.noneHere);
  }

  async open() {
    await this.rows.first().getByRole('link', { name: texts.delivery }).click();
    await expect(this.sheet).toBeVisible();
  }

  async retryNow() {
    await this.sheet.getByRole('button', { name: texts.retryNow }).click();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await expect(this.sheet).toBeHidden();
  }
}
