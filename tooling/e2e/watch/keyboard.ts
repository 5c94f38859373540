import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page of the market has places to stop at. */
const maxStops = 150;

/** A person who has no pointer: goes on by Tab and acts on what has the focus. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press = (key: string) => this.page.keyboard.press(key);
  type = (text: string) => this.page.keyboard.type(text);

  /** Goes on until `target` has the focus, and sees that it stands on the screen. */
  async goTo(target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab') {
    const reached = target.and(this.page.locator(':focus'));
    for (let stops = 0; (await reached.count()) === 0; stops += 1) {
      if (stops === maxStops) throw new Error(`No way by ${by} to ${target}`);
      await this.press(by);
    }
    await expect(target).toBeInViewport();
  }
}
