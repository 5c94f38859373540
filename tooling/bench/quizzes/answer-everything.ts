import type { Browser } from 'playwright';

interface Way {
  /** Values of the chosen answers, by question. */
  answers: readonly (readonly string[])[];
  result: string;
}

interface Quiz {
  url: string;
  /** Key of the block. */
  block: string;
  /** Names of the questions' inputs, in order. */
  names: readonly string[];
  /** Attribute with the result. */
  shown: string;
  ways: readonly Way[];
}

/** Answers the quiz in each way by its own inputs and buttons, and counts the other results. */
export async function answerEverything(browser: Browser, quiz: Quiz) {
  const page = await browser.newPage();
  await page.goto(quiz.url, { waitUntil: 'networkidle' });
  const wrong = await page.evaluate(async ({ block, names, shown, ways }) => {
    const root = document.querySelector(`[data-block="${block}"]`);
    const find = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const click = async (element: HTMLElement | undefined) => {
      element?.click();
      // React renders after the event, before this continues.
      await Promise.resolve();
    };
    const wrong: string[] = [];
    for (const { answers, result } of ways) {
      await click(find('form button').at(-1));
      for (const [at, chosen] of answers.entries()) {
        for (const value of chosen) await click(find(`[name="${names[at]}"][value="${value}"]`)[0]);
        await click(find('form button').at(-1));
      }
      if (root?.getAttribute('data-step') === 'final') await click(find('form button').at(-1));
      const found = find(`[${shown}]`)[0]?.getAttribute(shown);
      if (found !== result)
        wrong.push(`${JSON.stringify(answers)} leads to ${found}, not ${result}`);
      await click(find('a[href*="#component-"]').at(-1));
    }
    return wrong;
  }, quiz);
  await page.close();
  return { quiz: quiz.block, ways: quiz.ways.length, wrong: wrong.length, first: wrong[0] ?? '' };
}
