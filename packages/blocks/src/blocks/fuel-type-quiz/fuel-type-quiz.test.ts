// @vitest-environment happy-dom
import { fuelTypeFor } from '@mawkib/core/calculators';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBlock } from '../../model/index.js';
import { choose, next, quizQuery, readQuiz, startOf } from '../../shared/quiz/quiz.js';
import { show } from '../block.fixture.js';
import { answerCounts, fuelOf, fuelQuiz } from './fuel-quiz.js';
import { fuelTypeQuiz } from './fuel-type-quiz.definition.js';
import { fixtures } from './fuel-type-quiz.fixture.js';

const fresh = createBlock(fuelTypeQuiz, () => 'new');
const stepOf = (root: Element) => root.getAttribute('data-step');
const current = (root: Element) => root.querySelector('fieldset:not([data-off])');
const button = (root: Element, label: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === label);
const press = async (root: Element, label: string) => {
  const found = button(root, label);
  if (!found) throw new Error(`There is no button "${label}".`);
  await act(async () => found.click());
};
const pick = (root: Element, question: number, answer: number) =>
  act(async () =>
    root.querySelector<HTMLElement>(`[name="fuel_${question}"][value="${answer}"]`)?.click(),
  );
const labels = (root: Element, question: number) =>
  [...root.querySelectorAll(`label:has([name="fuel_${question}"])`)].map(
    (label) => label.querySelector('span > span')?.textContent,
  );
/** Answers the quiz up to the given step. */
async function walk(root: Element, answers: number[][], names = ['Start', 'Next', 'See result']) {
  const [start = '', onwards = '', final = ''] = names;
  await press(root, start);
  for (const [at, chosen] of answers.entries()) {
    for (const answer of chosen) await pick(root, at + 1, answer);
    await press(root, onwards);
  }
  if (answers.length === answerCounts.length) await press(root, final);
}
const petrol = [[2], [3], [4], [4], [3]];

beforeEach(() => history.replaceState(null, '', '/en/quiz'));

describe('all combinations of answers', () => {
  const subsets = (count: number) =>
    Array.from({ length: 2 ** count - 1 }, (_, mask) =>
      Array.from({ length: count }, (_, at) => at + 1).filter((at) => (mask + 1) & (1 << (at - 1))),
    );
  const combinations = answerCounts
    .map((count, at) =>
      at === 2 ? subsets(count) : Array.from({ length: count }, (_, answer) => [answer + 1]),
    )
    .reduce<number[][][]>(
      (before, options) => before.flatMap((one) => options.map((option) => [...one, option])),
      [[]],
    );

  it('give the engine’s result, step by step and from the result’s URL', () => {
    expect(combinations).toHaveLength(2160);
    for (const answers of combinations) {
      let state = next(fuelQuiz, startOf(fuelQuiz));
      for (const [at, chosen] of answers.entries()) {
        for (const answer of chosen) state = choose(fuelQuiz, state, at + 1, String(answer));
        state = next(fuelQuiz, state);
      }
      expect(state.step).toBe('final');
      state = next(fuelQuiz, state);
      expect(state.step).toBe('result');
      const fuel = fuelOf(state);
      expect(fuel).toBe(fuelTypeFor(answers));
      const shared = readQuiz(fuelQuiz, quizQuery(fuelQuiz, state, new URLSearchParams()));
      expect(shared).toEqual(state);
    }
  });
});

describe('a new quiz', () => {
  it('has five questions with 3, 4, 4, 4 and 3 answers and the default texts [B-3-84] [B-3-87] [B-3-88] [B-3-89] [B-3-90] [B-3-91] [B-3-93] [B-3-94] [B-9-01]', async () => {
    const { root } = await show(fresh);
    expect(root.querySelectorAll('fieldset')).toHaveLength(5);
    expect([1, 2, 3, 4, 5].map((question) => labels(root, question))).toEqual([
      ['Under 11,000', '11,000-24,000', 'Over 24,000'],
      ['Under 16 km', '16-48 km', '48-160 km', 'Over 160 km'],
      [
        'Short runs',
        'Business travel and touring',
        'Towing and transporting',
        'Driving for pleasure',
      ],
      ['Urban', 'Rural', 'Motorway', 'Mixed'],
      ['Efficient', 'Leisurely', 'Spirited'],
    ]);
    for (const fieldset of root.querySelectorAll('fieldset')) {
      expect(fieldset.querySelector('legend h2')?.textContent).not.toBe('');
    }
    const fields = Object.keys(fuelTypeQuiz.fields);
    for (const [at, count] of answerCounts.entries()) {
      const pattern = new RegExp(`^step_${at + 1}_answer_\\d(_description)?$`);
      expect(fields.filter((name) => pattern.test(name))).toHaveLength(count * 2);
    }
  });

  it('goes from start over its questions and a last step to the result, with default labels [B-3-109] [B-4-01]', async () => {
    const { root } = await show(fresh);
    const steps = [stepOf(root)];
    await press(root, 'Start');
    for (const [at, [answer = 0]] of petrol.entries()) {
      steps.push(stepOf(root));
      await pick(root, at + 1, answer);
      await press(root, 'Next');
    }
    steps.push(stepOf(root));
    await press(root, 'See result');
    steps.push(stepOf(root));
    expect(steps).toEqual(['0', '1', '2', '3', '4', '5', 'final', 'result']);
    expect(button(root, 'Start again')).toBeDefined();
  });

  it.each([
    ['petrol', petrol],
    ['diesel', [[3], [4], [3], [3], [1]]],
    ['phev', [[2], [2], [1], [4], [1]]],
    ['bev', [[1], [1], [1], [1], [2]]],
  ] as const)('leads to %s [B-4-03]', async (fuel, answers) => {
    const { root } = await show(fresh);
    await walk(
      root,
      answers.map((chosen) => [...chosen]),
    );
    expect(root.querySelector('[data-fuel]')?.getAttribute('data-fuel')).toBe(fuel);
  });

  it('links from its results to default pages below the language; a blank link has no button [B-2-08] [B-2-09] [B-2-10] [B-2-11] [B-2-12] [B-2-14] [B-2-15] [B-2-16]', async () => {
    const links = Object.values(fuelTypeQuiz.fields)
      .filter(({ type }) => type === 'Link')
      .map((field) => (field.default as { url: string }).url);
    expect(links.filter((url) => url.endsWith('.htmll')).sort()).toEqual([
      '/diesel-vs-petrol.htmll',
      '/petrol-vs-diesel.htmll',
    ]);
    for (const url of ['/retailer-locator.html', '/vehicles/index.html', '/phev.html']) {
      expect(links).toContain(url);
    }
    const { root } = await show(fresh);
    await walk(root, petrol);
    const hrefs = [...root.querySelectorAll('a')].map((one) => one.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/en/vehicles/index.html?engine_types=petrol',
        '/en/petrol-vs-diesel.htmll',
        '/en/retailer-locator.html',
      ]),
    );
    history.replaceState(null, '', '/en/quiz');
    const blank = { ...fresh, fields: { ...fresh.fields, petrol_other_option_link: { url: '' } } };
    const other = await show(blank as never);
    await walk(other.root, petrol);
    expect(other.root.innerHTML).not.toContain('htmll');
  });
});

describe('the fuel-type quiz', () => {
  it('shows the picture and texts of its start and its own labels [B-3-85] [B-3-86]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h1')?.textContent).toBe('Which fuel?');
    expect(root.textContent).toContain('Five questions');
    expect(root.querySelector('img')?.alt).toBe('Charging');
    await press(root, 'Go');
    expect(current(root)?.textContent).toMatch(/Distance.*In a year.*Little.*A description/);
    expect(button(root, 'Backwards')).toBeDefined();
    for (const [at, [answer = 0]] of petrol.entries()) {
      await pick(root, at + 1, answer);
      await press(root, 'Onwards');
    }
    await press(root, 'Show me');
    expect(button(root, 'Once more')).toBeDefined();
  });

  it('allows several answers to the third question only [B-3-92]', async () => {
    const { root } = await show(fixtures[0]);
    const chosen = (question: number) =>
      [...root.querySelectorAll<HTMLInputElement>(`[name="fuel_${question}"]`)]
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    for (const question of [1, 2, 3, 4, 5]) {
      await pick(root, question, 1);
      await pick(root, question, 3);
    }
    expect([1, 2, 3, 4, 5].map(chosen)).toEqual([['3'], ['3'], ['1', '3'], ['3'], ['3']]);
    await pick(root, 3, 1);
    expect(chosen(3)).toEqual(['3']);
  });

  it('requires an answer, keeps answers when it goes back, and clears them on restart [B-3-108] [B-4-02] [B-4-04]', async () => {
    const { root } = await show(fresh);
    await press(root, 'Start');
    expect((button(root, 'Next') as HTMLButtonElement).disabled).toBe(true);
    await pick(root, 1, 2);
    expect((button(root, 'Next') as HTMLButtonElement).disabled).toBe(false);
    await press(root, 'Next');
    await press(root, 'Previous');
    expect(stepOf(root)).toBe('1');
    expect(root.querySelector<HTMLInputElement>('[name="fuel_1"][value="2"]')?.checked).toBe(true);
    await press(root, 'Next');
    for (const [at, [answer = 0]] of petrol.slice(1).entries()) {
      await pick(root, at + 2, answer);
      await press(root, 'Next');
    }
    await press(root, 'See result');
    await press(root, 'Start again');
    expect(stepOf(root)).toBe('0');
    expect(root.querySelector(':checked')).toBeNull();
    expect(location.search).toBe('');
  });

  it('moves the focus to each step’s heading and states the progress in words', async () => {
    const { root } = await show(fresh);
    await press(root, 'Start');
    expect(document.activeElement?.textContent).toBe('How many kilometres do you drive in a year?');
    expect(current(root)?.querySelector('legend')?.textContent).toContain('Question 1 of 5');
    await pick(root, 1, 1);
    await press(root, 'Next');
    expect(document.activeElement?.textContent).toBe('How long is your typical journey?');
  });

  it('goes one step back with the browser’s button and keeps later answers', async () => {
    const { root } = await show(fresh);
    await walk(root, petrol.slice(0, 2));
    expect([stepOf(root), location.search]).toEqual(['3', '?fuel_1=2&fuel_2=3&fuel_step=3']);
    await pick(root, 3, 2);
    history.replaceState(history.state, '', '/en/quiz?fuel_1=2&fuel_2=3&fuel_step=2');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(stepOf(root)).toBe('2');
    expect(location.search).toBe('?fuel_1=2&fuel_2=3&fuel_3=2&fuel_step=2');
  });

  it('shows everything of a result [B-3-95] [B-3-96] [B-3-97] [B-3-98] [B-3-99] [B-3-100] [B-3-101] [B-3-102] [B-3-103] [B-3-104]', async () => {
    const { root } = await show(fixtures[0]);
    await walk(root, petrol, ['Go', 'Onwards', 'Show me']);
    expect(root.querySelector('h1')?.textContent).toBe('It is petrol');
    expect(root.querySelector('img')?.alt).toBe('Coupé');
    expect(root.textContent).toMatch(/An introduction.*A longer text/);
    expect([...root.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Good',
      'Bad',
    ]);
    expect(button(root, 'Petrol cars')?.getAttribute('href')).toBe('/en/vehicles?fuel=petrol');
    expect(button(root, 'Something else')?.getAttribute('href')).toBe('/en/phev.html');
    const aside = root.querySelector('aside');
    expect(aside?.textContent).toMatch(/For you.*Try it.*Text of the aside/);
    expect(button(aside as Element, 'Retailer')?.getAttribute('href')).toBe('/en/retailers');
    expect(button(aside as Element, 'Call')?.getAttribute('href')).toBe('/en/contact');
    const parts = Object.keys(fuelTypeQuiz.fields).map((name) => name.match(/^bev_(.*)/)?.[1]);
    for (const part of parts.filter(Boolean)) {
      for (const fuel of ['petrol', 'diesel', 'phev']) {
        expect(fuelTypeQuiz.fields).toHaveProperty(`${fuel}_${part}`);
      }
    }
  });

  it('names its fields as the document says [B-3-105]', () => {
    const known =
      /^(?:step_0_(?:image|heading|subheading)|(?:start|next|previous|final|restart)_label|step_[1-5]_(?:heading|subheading|answer_[1-4](?:_description)?)|(?:petrol|diesel|phev|bev)_(?:heading|image|introduction|description|advantages|disadvantages|(?:vehicle|other_option|primary|secondary)_(?:label|link)|aside_(?:label|description))|aside_proposition_label|block_scroll_id)$/;
    const names = Object.entries(fuelTypeQuiz.fields)
      .filter(([, { type }]) => type !== 'Separator')
      .map(([name]) => name);
    expect(names.filter((name) => !known.test(name))).toEqual([]);
    expect(names).toHaveLength(8 + 10 + 36 + 4 * 16 + 2);
  });
});

describe('without a script', () => {
  const served = (search: string) =>
    show(fixtures[0], { address: { pathname: '/en/quiz', search } }).then(({ root }) => root);

  it('is one form with all questions, sent to its own block', async () => {
    const root = await served('');
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/quiz#component-1']);
    const names = [...root.querySelectorAll('input')].map(({ name }) => name);
    expect([...new Set(names)]).toEqual(['fuel_1', 'fuel_2', 'fuel_3', 'fuel_4', 'fuel_5']);
  });

  it('shows the result of the answers in the page’s URL', async () => {
    const root = await served('?fuel_1=2&fuel_2=3&fuel_3=4&fuel_4=4&fuel_5=3');
    expect(root.querySelector('[data-fuel]')?.getAttribute('data-fuel')).toBe('petrol');
    expect(button(root, 'Once more')?.getAttribute('href')).toBe('/en/quiz#component-1');
  });

  it('keeps the answers of an incomplete form and states which one is missing', async () => {
    const root = await served('?fuel_1=2&fuel_2=3&fuel_4=9&fuel_4=4&fuel_5=3');
    expect(stepOf(root)).toBe('3');
    const wrong = [...root.querySelectorAll('fieldset')].filter((one) =>
      one.textContent?.includes('Choose an answer'),
    );
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.querySelector('input')?.name).toBe('fuel_3');
    expect(root.querySelectorAll(':checked')).toHaveLength(4);
  });

  it('never goes past a question without an answer', async () => {
    for (const search of ['?fuel_step=4', '?fuel_step=final', '?fuel_1=7&fuel_step=result']) {
      expect(['0', '1']).toContain(stepOf(await served(search)));
    }
    expect(stepOf(await served('?fuel_1=1&fuel_step=5'))).toBe('2');
  });
});

it('has one main heading at each step: the one that is shown', async () => {
  const fields = { step_0_heading: { ar: 'أي وقود؟', en: 'Which fuel?' } };
  const { root } = await show(fresh, { fields });
  const mains = () => [...root.querySelectorAll('h1')].map((one) => one.textContent);
  expect(mains()).toEqual(['Which fuel?']);
  await press(root, 'Start');
  expect(mains()).toHaveLength(1);
  expect(root.querySelector('[data-off] h1')).toBeNull();
});
