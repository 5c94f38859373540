import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../market/buyer.ts';
import type { Words } from '../market/texts.ts';

/** The test drive page. */
export class TestDrive {
  private readonly page: Page;
  private readonly texts: Words;

  constructor(page: Page, texts: Words) {
    this.page = page;
    this.texts = texts;
  }

  private field = (name: string) => this.page.getByRole('textbox', { name, exact: true });

  get firstName() {
    return this.field(this.texts.first);
  }

  get sendButton() {
    return this.page.getByRole('button', { name: this.texts.lead.send });
  }

  async fillInPerson(buyer: Buyer) {
    await this.firstName.fill(buyer.first);
    await this.field(this.texts.last).fill(buyer.last);
    await this.field(this.texts.lead.phone).fill(buyer.mobile);
  }

  async fillInWish(email: string) {
    const { page, texts } = this;
    await this.page.getByRole('textbox', { name: /^البريد|^E-mail/ }).fill(email);
    await page.getByRole('combobox', { name: texts.lead.retailer }).selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: texts.agree }).check();
  }

  get thanks() {
    return this.page.getByRole('heading', { name: this.texts.lead.thanks });
  }

  async thankYouHasFocus() {
    await expect(this.thanks).toBeVisible();
    await expect(this.page.locator('[data-state=sent]')).toBeFocused();
  }
}
