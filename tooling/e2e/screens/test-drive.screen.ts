import { expect, type Page } from '@playwright/test';
import type { Buyer } from '../market/buyer.ts';
import type { Words } from '../market/words.ts';

/** The test drive page. */
export class TestDrive {
  private readonly page: Page;
  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  private field = (name: string) => this.page.getByRole('textbox', { name, exact: true });

  get firstName() {
    return this.field(this.words.first);
  }

  get sendButton() {
    return this.page.getByRole('button', { name: this.words.lead.send });
  }

  async fillInPerson(buyer: Buyer) {
    await this.firstName.fill(buyer.first);
    await this.field(this.words.last).fill(buyer.last);
    await this.field(this.words.lead.phone).fill(buyer.mobile);
  }

  async fillInWish(email: string) {
    const { page, words } = this;
    await this.page.getByRole('textbox', { name: /^البريد|^E-mail/ }).fill(email);
    await page.getByRole('combobox', { name: words.lead.retailer }).selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: words.agree }).check();
  }

  get thanks() {
    return this.page.getByRole('heading', { name: this.words.lead.thanks });
  }

  async thankYouHasFocus() {
    await expect(this.thanks).toBeVisible();
    await expect(this.page.locator('[data-state=sent]')).toBeFocused();
  }
}
