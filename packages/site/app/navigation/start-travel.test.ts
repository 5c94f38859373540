// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTravel } from './start-travel.ts';

const card = (id: string) =>
  `<article><div id="${id}" data-travel="from"></div><a href="/${id}">${id}</a></article>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const link = (id: string) => find(`a[href="/${id}"]`) as HTMLAnchorElement;

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  document.body.innerHTML = `${card('one')}${card('two')}<a href="/other">other</a>`;
});
afterEach(() => vi.unstubAllGlobals());

it('moves the picture of the card that was pressed, and no other', () => {
  expect(startTravel(link('one'))).toBe(true);
  expect(startTravel(link('two'))).toBe(true);
  expect(find('#one').style.viewTransitionName).toBe('');
  expect(find('#two').style.viewTransitionName).toBe('mk-travel');
});

it('does nothing with reduced motion, without a picture, or beside another of the name', () => {
  expect(startTravel(link('other'))).toBe(false);
  isCalm = true;
  expect(startTravel(link('one'))).toBe(false);
  isCalm = false;
  document.body.insertAdjacentHTML('beforeend', '<div data-travel="to"></div>');
  expect(startTravel(link('one'))).toBe(false);
});
