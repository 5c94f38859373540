import { expect, type Page } from '@playwright/test';
import { editorTexts as texts } from '../market/editor-texts.ts';
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
    await expect(this.bar.getByRole('button', { name: texts.publish, exact: true })).toBeVisible();
  }

  /** The page in its iframe. */
  get canvas() {
    return this.page.frameLocator(`iframe[title="${texts.canvas}"]`);
  }

  private get bar() {
    return this.page.getByRole('banner');
  }

  private button = (name: string | RegExp) =>
    this.bar.getByRole('button', { name, exact: typeof name === 'string' });

  get undoButton() {
    return this.button(texts.undo);
  }

  get redoButton() {
    return this.button(texts.redo);
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
    await this.button(texts.save).click();
  }

  async isSaved() {
    await expect(this.state).toHaveText(texts.saved);
  }

  /** Opens the publish dialog once it is enabled. */
  async askToPublish() {
    await this.button(texts.publish).click();
    const dialog = this.dialog(texts.publishDialog);
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    return dialog;
  }

  /** Blocks in the outline. */
  get rows() {
    return this.page.getByRole('listbox', { name: texts.outline }).getByRole('option');
  }

  row = (name: string) => this.rows.filter({ hasText: name });

  /** Runs an action in the outline, which is opened first on a phone. */
  async inOutline(doing: () => Promise<void>) {
    if (this.isPhone) await this.button(texts.showOutline).click();
    await doing();
    if (this.isPhone) await this.button(texts.hideOutline).click();
  }

  async order() {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  }

  async openPicker() {
    await this.page
      .getByRole('region', { name: texts.outline })
      .getByRole('button', { name: texts.addBlock })
      .click();
    const dialog = this.dialog(texts.addBlock);
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
