import { expect, type Locator, type Page } from '@playwright/test';
import { editorTexts as texts } from '../market/editor-texts.ts';

/** Fields of the selected block. */
export class Inspector {
  private readonly page: Page;
  private readonly region: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: texts.inspector });
  }

  get heading() {
    return this.region.getByRole('heading', { level: 2 });
  }

  /** A text field of the block itself. */
  text = (label: string) => this.region.getByLabel(label, { exact: true }).first();

  select = (label: string) => this.region.getByRole('combobox', { name: label, exact: true });

  /** Repeatable items of the block. */
  get items() {
    return this.region.getByRole('region', { name: texts.items }).getByRole('listitem');
  }

  item = (title: string) =>
    this.items.filter({ has: this.page.getByRole('button', { name: title, exact: true }) });

  async openItem(title: string) {
    const item = this.item(title);
    await item.getByRole('button', { name: title, exact: true }).click();
    return item;
  }

  get addItemButton() {
    return this.region.getByRole('button', { name: texts.addItem });
  }

  /** Adds an item; it opens automatically. */
  async addItem() {
    const before = await this.items.count();
    await this.addItemButton.click();
    await expect(this.items).toHaveCount(before + 1);
    return this.items.nth(before);
  }

  async openImages(item: Locator) {
    await item.getByRole('button', { name: texts.chooseImage }).click();
    const dialog = this.page.getByRole('dialog', { name: texts.images });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    return dialog;
  }

  /** Searches the library, takes the first picture and returns its id. */
  async takeImage(dialog: Locator, search: string, alt: string) {
    await dialog.getByRole('searchbox', { name: texts.searchImages }).fill(search);
    await dialog.getByRole('button', { name: alt, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
