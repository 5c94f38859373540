// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fixtures as finance } from '../blocks/finance-calculator/finance-calculator.fixture.js';
import { fixtures as fuel } from '../blocks/fuel-type-quiz/fuel-type-quiz.fixture.js';
import { fixtures as plans } from '../blocks/subscription-quiz/subscription-quiz.fixture.js';
import { components } from '../built-in/components.fixture.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import { Blocks } from './Blocks.js';
import { draw, resolved } from './page.fixture.js';

const pathname = '/en/quiz';

/** A page with a block twice. */
async function twice(stored: StoredBlock | undefined, search: string) {
  if (!stored) throw new Error('There is no fixture.');
  await components.preloadWhole([stored.template]);
  const blocks = resolved([stored, { ...stored, id: 'second' }]);
  const { container } = await draw(<Blocks blocks={blocks} address={{ pathname, search }} />);
  return [...container.querySelectorAll<HTMLElement>('[data-block]')];
}

const namesIn = (root: Element | undefined, types = ':not([type=hidden])') =>
  new Set(
    [...(root?.querySelectorAll(`input[name]${types}`) ?? [])].map((one) =>
      one.getAttribute('name'),
    ),
  );
const petrol = 'fuel_1=2&fuel_2=3&fuel_3=4&fuel_4=4&fuel_5=3';
const electric = 'fuel_1-2=1&fuel_2-2=1&fuel_3-2=1&fuel_4-2=1&fuel_5-2=2';

beforeEach(() => history.replaceState(null, '', pathname));

it('each of two quizzes has its own result in the page’s URL', async () => {
  const both = await twice(fuel[0], `?${petrol}&${electric}`);
  const results = both.map((root) => root.querySelector('[data-fuel]')?.getAttribute('data-fuel'));
  expect(results).toEqual(['petrol', 'bev']);
  const again = both.map((root) => [...root.querySelectorAll('a')].at(-1)?.getAttribute('href'));
  expect(again).toEqual([
    `${pathname}?${electric}#component-1`,
    `${pathname}?${petrol}#component-2`,
  ]);
  const [first, second] = await twice(fuel[0], `?${petrol}`);
  expect([first, second].map((root) => root?.getAttribute('data-step'))).toEqual(['result', '0']);
});

it('a form without a script keeps what the other quiz has', async () => {
  const [, second] = await twice(fuel[0], `?${petrol}&fuel_1-2=1&utm_source=mail`);
  expect(namesIn(second)).toEqual(
    new Set(['fuel_1-2', 'fuel_2-2', 'fuel_3-2', 'fuel_4-2', 'fuel_5-2']),
  );
  expect([...namesIn(second, '[type=hidden]')]).toEqual([
    ...['fuel_1', 'fuel_2', 'fuel_3', 'fuel_4', 'fuel_5'],
    'utm_source',
  ]);
});

it('the second quiz writes its own parameters beside those of the first', async () => {
  history.replaceState(null, '', `${pathname}?${petrol}`);
  const [, second] = await twice(fuel[0], `?${petrol}`);
  await act(async () => second?.querySelector<HTMLElement>('button')?.click());
  expect(location.search).toBe(`?${petrol}&fuel_step-2=1`);
});

it('the same goes for subscription quizzes and finance calculators', async () => {
  const answers = 'plan_purpose-2=private&plan_period-2=6-12&plan_mileage-2=below';
  const quizzes = await twice(plans[0], `?${answers}`);
  expect(quizzes.map((root) => root.getAttribute('data-step'))).toEqual(['0', 'result']);
  const links = [...(quizzes[1]?.querySelectorAll('[data-summary] dd a') ?? [])];
  expect(links[0]?.getAttribute('href')).toBe(`${pathname}?${answers}&plan_step-2=1#component-2`);
  const calculators = await twice(finance[0], '?model-2=f_type&down_payment-2=30');
  const chosen = calculators.map(
    (root) => root.querySelector<HTMLInputElement>('[name^="model"]:checked')?.value,
  );
  expect(chosen[1]).toBe('f_type');
  expect(chosen[0]).not.toBe('f_type');
  expect(namesIn(calculators[1])).toEqual(new Set(['model-2', 'down_payment-2', 'duration-2']));
});
