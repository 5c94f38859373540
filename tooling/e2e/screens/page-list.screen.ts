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
    await expect(this.page.getByRole('table').getByRole('row')).toHaveCount(2);
  }

  async open(title: string) {
    await this.page.getByRole('link', { name: title, exact: true }).click();
    await this.page.waitForURL(/\/ar\/cms\/pages\/[\w-]+$/);
  }
}
