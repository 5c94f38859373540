// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHashLinks } from './follow-hash-links.ts';

const go = { to: vi.fn(), back: vi.fn() };
let stop = () => {};
const click = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let followed = false;
  const end = () => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  document.getElementById(id)?.dispatchEvent(event);
  return followed;
};

beforeEach(() => {
  document.body.innerHTML = `
    <a id="here" href="#component-2"><b id="inside">x</b></a>
    <a id="top" href="#">x</a>
    <a id="page" href="/elsewhere#x">x</a>
    <a id="broken" href="https://[">x</a>
    <a id="window" href="#x" target="_blank">x</a>
    <a id="return" href="#back">x</a>`;
  stop = followHashLinks(go);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

describe('followHashLinks', () => {
  it('sends links to a place on this page through the router', () => {
    expect(click('inside')).toBe(true);
    expect(go.to).toHaveBeenCalledExactlyOnceWith('#component-2');
  });

  it('leaves every other click to the browser', () => {
    stop();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    stop = followHashLinks(go);
    click('here');
    for (const id of ['top', 'page', 'broken', 'window']) expect(click(id)).toBe(false);
    expect(click('here', { ctrlKey: true })).toBe(false);
    expect(click('here', { button: 1 })).toBe(false);
    expect(go.to).not.toHaveBeenCalled();
  });

  it('goes back by #back', () => {
    click('return');
    expect(go.back).toHaveBeenCalledOnce();
  });
});
