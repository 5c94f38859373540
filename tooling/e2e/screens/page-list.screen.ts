import { expect, type Page } from '@playwright/test';
import { editorTexts as texts } from '../market/editor-texts.ts';

/** The list of pages. */
export class PageList {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown() {
    await expect(this.page.getByRole('heading', { level: 1, name: texts.pages })).toBeVisible();
    await expect(this.page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  }

  async find(title: string) {
    await this.page.getByRole('searchbox', { name: texts.searchPages }).fill(title);
    // The head of the table is the only other row.
    const rows = this.page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasNotText: title })).toHaveCount(1);
    await expect(this.page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }

  async open(title: string) {
    await this.page.getByRole('link', { name: title, exact: true }).click();
    await this.page.waitForURL(/\/ar\/cms\/pages\/[\w-]+$/);
  }
}
