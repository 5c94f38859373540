import { expect, type Page } from '@playwright/test';
import { editorWords as words } from '../market/editor-words.ts';
import { Inspector } from './inspector.screen.ts';

/** A page in the editor: canvas, outline, inspector. On a phone the outline is collapsed. */
export class PageEditor {
  readonly inspector: Inspector;

  private readonly page: Page;
  private readonly isPhone: boolean;

  constructor(page: Page, isPhone = false) {
    this.page = page;
    this.isPhone = isPhone;
    this.inspector = new Inspector(page);
  }

  async isShown() {
    await expect(this.canvas.locator('[data-block-id]').first()).toBeVisible();
    await expect(this.bar.getByRole('button', { name: words.publish, exact: true })).toBeVisible();
  }

  /** The page in its iframe. */
  get canvas() {
    return this.page.frameLocator(`iframe[title="${words.canvas}"]`);
  }

  private get bar() {
    return this.page.getByRole('banner');
  }

  private button = (name: string | RegExp) =>
    this.bar.getByRole('button', { name, exact: typeof name === 'string' });

  get undoButton() {
    return this.button(words.undo);
  }

  get redoButton() {
    return this.button(words.redo);
  }

  /** State of the draft. */
  get state() {
    return this.bar.getByRole('status');
  }

  dialog = (name: string) => this.page.getByRole('dialog', { name, exact: true });

  /** Clicks a text of a block on the canvas. */
  async selectOnCanvas(text: string, block: string) {
    await this.canvas.getByText(text, { exact: true }).first().click();
    await expect(this.inspector.heading).toHaveText(block);
  }

  async undo() {
    await this.undoButton.click();
  }

  async redo() {
    await this.redoButton.click();
  }

  async save() {
    await this.button(words.save).click();
  }

  async isSaved() {
    await expect(this.state).toHaveText(words.saved);
  }

  /** Opens the publish dialog once it is enabled. */
  async askToPublish() {
    await this.button(words.publish).click();
    const dialog = this.dialog(words.publishDialog);
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    return dialog;
  }

  /** Blocks in the outline. */
  get rows() {
    return this.page.getByRole('listbox', { name: words.outline }).getByRole('option');
  }

  row = (name: string) => this.rows.filter({ hasText: name });

  /** Runs an action in the outline, which is opened first on a phone. */
  async inOutline(doing: () => Promise<void>) {
    if (this.isPhone) await this.button(words.showOutline).click();
    await doing();
    if (this.isPhone) await this.button(words.hideOutline).click();
  }

  async order() {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-block')));
  }

  async openPicker() {
    await this.page
      .getByRole('region', { name: words.outline })
      .getByRole('button', { name: words.addBlock })
      .click();
    const dialog = this.dialog(words.addBlock);
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
