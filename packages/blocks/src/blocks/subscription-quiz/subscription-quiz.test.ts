// @vitest-environment happy-dom
import {
  alternativeProducts,
  mainProduct,
  quizMileages,
  quizPeriods,
  quizPurposes,
} from '@mawkib/core/calculators';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBlock } from '../../model/index.js';
import { choose, next, quizQuery, readQuiz, startOf } from '../../shared/quiz/quiz.js';
import { show } from '../block.fixture.js';
import { subscriptionQuiz as definition } from './subscription-quiz.definition.js';
import { fixtures } from './subscription-quiz.fixture.js';
import { productOf, subscriptionQuiz } from './subscription-steps.js';

const find = (root: Element, label: string) =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === label);
const press = (root: Element, label: string) =>
  act(async () => {
    const found = find(root, label);
    if (!found) throw new Error(`There is no button "${label}".`);
    found.click();
  });
const pick = (root: Element, value: string) =>
  act(async () => root.querySelector<HTMLElement>(`[value="${value}"]`)?.click());
const stepOf = (root: Element) => root.getAttribute('data-step');
const labels = (root: Element, name: string) =>
  [...root.querySelectorAll(`label:has([name="plan_${name}"])`)].map((one) => one.textContent);
const parts = (root: Element) => root.querySelector('[data-product]')?.children ?? [];

async function walk(root: Element, answers: string[], [start, last] = ['Go', 'Show me']) {
  await press(root, start ?? '');
  for (const [at, value] of answers.entries()) {
    await pick(root, value);
    await press(root, at === 2 ? (last ?? '') : 'Next');
  }
}

beforeEach(() => history.replaceState(null, '', '/en/quiz'));

it('gives the engine’s product for all 18 combinations, and the same from the result’s URL', () => {
  let count = 0;
  for (const purpose of quizPurposes)
    for (const period of quizPeriods)
      for (const mileage of quizMileages) {
        let state = next(subscriptionQuiz, startOf(subscriptionQuiz));
        for (const [at, value] of [purpose, period, mileage].entries()) {
          state = next(subscriptionQuiz, choose(subscriptionQuiz, state, at + 1, value));
        }
        expect(state.step).toBe('result');
        expect(productOf(state)).toBe(mainProduct({ purpose, period, mileage }));
        const query = quizQuery(subscriptionQuiz, state, new URLSearchParams());
        expect(readQuiz(subscriptionQuiz, query)).toEqual(state);
        count += 1;
      }
  expect(count).toBe(18);
});

describe('the subscription quiz', () => {
  it('welcomes with title, paragraph, button and pictures [B-3-110]', async () => {
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('h1')?.textContent).toBe('Welcome');
    expect(root.textContent).toContain('A paragraph');
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['First', 'Second']);
    expect(find(root, 'Go')).toBeDefined();
  });

  it('asks three questions with their answers [B-3-111] [B-3-112] [B-3-113]', async () => {
    const { root } = await show(createBlock(definition, () => 'new'));
    expect(labels(root, 'purpose')).toEqual(['Private', 'Business', 'Business and private']);
    expect(labels(root, 'period')).toEqual(['6-12 months', '12-24 months', '24-60 months']);
    expect(labels(root, 'mileage')).toEqual(['Below 20,000 km', 'Above 20,000 km']);
  });

  it('goes from welcome over three steps to results, summary and footer [B-3-114] [B-3-119] [B-4-05]', async () => {
    const { root } = await show(fixtures[0]);
    const steps = [stepOf(root)];
    await press(root, 'Go');
    for (const value of ['private', '24-60', 'below']) {
      steps.push(stepOf(root));
      await pick(root, value);
      await press(root, value === 'below' ? 'Show me' : 'Next');
    }
    steps.push(stepOf(root));
    expect(steps).toEqual(['0', '1', '2', '3', 'result']);
    const [main, others, summary, footer] = parts(root);
    expect(main?.textContent).toContain('Title of main_loan');
    expect(others?.textContent).toContain('Title of alternative_subscription');
    expect(summary?.textContent).toContain('In short');
    expect(footer?.textContent).toMatch(/Last of all.*A footer.*Call/);
  });

  it('shows the card of the main product and those of the others in order [B-3-116] [B-3-117] [B-3-118]', async () => {
    const { root } = await show(fixtures[0]);
    await walk(root, ['private', '24-60', 'below']);
    const [main] = parts(root);
    expect(main?.querySelector('img')?.alt).toBe('Picture of main_loan');
    expect(main?.querySelector('strong')?.textContent).toBe('main_loan');
    expect(find(root, 'Button of main_loan')?.getAttribute('href')).toBe('/en/main_loan');
    const others = [...root.querySelectorAll('[data-alternative]')];
    expect(others.map((one) => one.getAttribute('data-alternative'))).toEqual(
      alternativeProducts('loan'),
    );
    for (const one of others) {
      expect(one.querySelector('img, h4, strong, a')).not.toBeNull();
    }
    const names = Object.keys(definition.fields);
    expect(names.filter((name) => /^main_.*_title$/.test(name))).toHaveLength(3);
    expect(names.filter((name) => /^alternative_.*_title$/.test(name))).toHaveLength(4);
  });

  it('sums up the answers with a way back to each; restart goes to the welcome [B-3-115] [B-4-23]', async () => {
    const { root } = await show(fixtures[0]);
    await walk(root, ['private', '24-60', 'below']);
    const summary = root.querySelector('[data-summary]') as Element;
    expect(summary.textContent).toMatch(/In short.*What you said.*What for\?.*For me/);
    const [, second] = summary.querySelectorAll('dl a');
    await act(async () => (second as HTMLElement).click());
    expect(stepOf(root)).toBe('2');
    expect(root.querySelector<HTMLInputElement>('[value="24-60"]')?.checked).toBe(true);
    await pick(root, '6-12');
    await press(root, 'Next');
    await press(root, 'Show me');
    expect(root.querySelector('[data-product]')?.getAttribute('data-product')).toBe('subscription');
    await press(root, 'Start again');
    expect([stepOf(root), root.querySelector(':checked')]).toEqual(['0', null]);
  });

  it('works without a script: one form, the result in its page, links back to each answer', async () => {
    const search = '?plan_purpose=private&plan_period=24-60&plan_mileage=below';
    const { root } = await show(fixtures[0], { address: { pathname: '/en/quiz', search } });
    expect(root.querySelector('[data-product]')?.getAttribute('data-product')).toBe('loan');
    expect(root.querySelector('dl a')?.getAttribute('href')).toBe(
      `/en/quiz${search}&plan_step=1#component-1`,
    );
    const gap = await show(fixtures[0], {
      address: { pathname: '/en/quiz', search: '?plan_purpose=private&plan_period=1' },
    });
    expect(gap.root.textContent).toContain('Choose an answer to this question.');
  });
});
