import { readFile } from 'node:fs/promises';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { expect, type Page } from '@playwright/test';
import { stockTexts as texts } from '../market/stock-texts.ts';

/**
 * The stock import in the administration: sources, the mapping of a file, and a run with its
 * report.
 */
export class StockImport {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown() {
    const { page } = this;
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  }

  private dialog(name: string) {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  private source(label: string) {
    return this.page.getByRole('row').filter({ hasText: label }).filter({ has: this.picker });
  }

  private get picker() {
    return this.page.locator('input[type="file"]');
  }

  async addSource(label: string, id: string) {
    await this.page.getByRole('link', { name: texts.addSource }).click();
    const sheet = this.dialog(texts.addSource);
    await sheet.getByLabel(texts.name, { exact: true }).fill(label);
    await sheet.getByLabel(texts.id, { exact: true }).fill(id);
    await sheet.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(sheet).toBeHidden();
  }

  async upload(source: string, name: string, text: string) {
    const picker = this.source(source).locator(this.picker);
    await picker.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(this.page.getByRole('region', { name: texts.columns })).toBeVisible();
  }

  /** The field that a column is mapped to. */
  fieldOf(column: string) {
    return this.page.getByRole('combobox', { name: `${column}: ${texts.field}` });
  }

  /** Rows of the file with their mapped values. */
  get tried() {
    return this.page.getByRole('region', { name: texts.preview }).locator('tbody tr');
  }

  async saveAndImport() {
    await this.button(texts.saveAndImport).click();
  }

  /** Waits until the open run is finished. */
  async isApplied(kind: 'run' | 'rollbackRun' = 'run') {
    const status = this.dialog(texts[kind]).getByRole('status');
    await expect(status).toHaveText(texts.applied, { timeout: limit(20_000) });
  }

  /** Report lines with a sentence. */
  reported(text: string) {
    return this.dialog(texts.run).getByRole('listitem').filter({ hasText: text });
  }

  async showAllRows() {
    await this.dialog(texts.run).getByRole('combobox').selectOption({ label: texts.allRows });
  }

  /** Downloads the report. */
  async download(): Promise<string> {
    const started = this.page.waitForEvent('download');
    await this.button(texts.download).click();
    return readFile(await (await started).path(), 'utf8');
  }

  async rollBack() {
    await this.button(texts.rollback).click();
    const question = this.dialog(texts.rollbackTitle);
    await question.getByRole('button', { name: texts.rollback, exact: true }).click();
    await expect(question).toBeHidden();
  }
}
