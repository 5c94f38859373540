import { expect, type Page } from '@playwright/test';
import { editorTexts as texts } from '../market/editor-texts.ts';

/** Demo people, by their addresses. */
export type DemoPerson = 'editor' | 'publisher' | 'leads' | 'admin' | 'guest';

/** The sign-in page of the embedded provider. */
export class SignIn {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button() {
    return this.page.getByRole('button', { name: texts.signIn, exact: true });
  }

  async isShown() {
    await expect(this.button).toBeVisible();
  }

  async enter(person: DemoPerson) {
    await this.page.getByLabel(texts.email).fill(`${person}@demo.mawkib.test`);
    await this.page.getByLabel(texts.password).fill('mawkib-demo');
    await this.button.click();
  }
}

/** Opens a staff page and signs in. */
export async function openAs(page: Page, person: DemoPerson, address: string) {
  await page.goto(address);
  const signIn = new SignIn(page);
  await signIn.isShown();
  await signIn.enter(person);
}
