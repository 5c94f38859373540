// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesMs, loadServiceFiles } from './load-service-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Files in a head outside the document, where a test decides what arrives and when. */
function loading() {
  const head = document.createElement('head');
  const outcome = loadServiceFiles({ css: ['/a.css', '/b.css'], js: ['/a.js', '/b.js'] }, { head });
  outcome.catch(() => {});
  const say = (name: 'load' | 'error', href: string) =>
    head.querySelector(`link[href$="${href}"]`)?.dispatchEvent(new Event(name));
  const urls = (selector: string) =>
    [...head.querySelectorAll(selector)].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    );
  return { head, outcome, say, urls };
}

it('apply and run in the order of the lists, whatever arrives first', async () => {
  const { outcome, say, urls } = loading();
  for (const href of ['/b.js', '/b.css', '/a.css']) say('load', href);
  await vi.advanceTimersByTimeAsync(filesMs - 1);
  expect(urls('script, link[media="all"]')).toEqual([]);
  say('load', '/a.js');
  const files = await outcome;
  files.show();
  files.run();
  expect(urls('link[media="all"]')).toEqual(['/a.css', '/b.css']);
  expect(urls('script')).toEqual(['/a.js', '/b.js']);
  files.hide();
  expect(urls('script, link[media="all"]')).toEqual([]);
});

it.each([
  ['a style fails', '/b.css'],
  ['a script fails', '/a.js'],
])('leave nothing behind when %s', async (_, href) => {
  const { head, outcome, say } = loading();
  say('load', '/a.css');
  say('error', href);
  await expect(outcome).rejects.toThrow(href);
  expect(head.children).toHaveLength(0);
});

it('leave nothing behind when one is later than 2.5 s', async () => {
  const { head, outcome, say } = loading();
  for (const href of ['/a.css', '/b.css', '/a.js']) say('load', href);
  await vi.advanceTimersByTimeAsync(2500);
  await expect(outcome).rejects.toThrow('2500 ms');
  say('load', '/b.js');
  expect(head.children).toHaveLength(0);
});
