import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page of the market has. */
const maxStops = 150;

/** A visitor without a pointer: moves by Tab and acts on the focused element. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press = (key: string) => this.page.keyboard.press(key);
  type = (text: string) => this.page.keyboard.type(text);

  /** Tabs until `target` is focused, and checks that it is visible. */
  async goTo(target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab') {
    const reached = target.and(this.page.locator(':focus'));
    for (let stops = 0; (await reached.count()) === 0; stops += 1) {
      if (stops === maxStops) throw new Error(`No way by ${by} to ${target}`);
      await this.press(by);
    }
    await expect(target).toBeInViewport();
  }
}
