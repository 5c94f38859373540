// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.js';

let calm = false;
beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: calm && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }));
  window.matchMedia = globalThis.matchMedia;
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function carousel(props: Partial<CarouselProps> = {}, slides = ['أ', 'ب', 'ج']) {
  render(
    <Carousel label="عروض" {...props}>
      {slides.map((slide) => (
        <p key={slide}>{slide}</p>
      ))}
    </Carousel>,
  );
}
const track = () => screen.getByRole('group', { name: 'عروض' });
const press = (key: string) => fireEvent.keyDown(track(), { key });
const current = () => document.querySelector('[data-current]')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('advances after the interval, not before, and goes round', () => {
  carousel({ autoplay: true });
  wait(5999);
  expect(current()).toBe('أ');
  wait(1);
  expect(current()).toBe('ب');
  wait(6000);
  wait(6000);
  expect(current()).toBe('أ');
});

it('stops and starts at the visitor’s word', () => {
  carousel({ autoplay: true, interval: 3000 });
  fireEvent.click(screen.getByRole('button', { name: 'إيقاف العرض التلقائي' }));
  wait(10_000);
  expect(current()).toBe('أ');
  fireEvent.click(screen.getByRole('button', { name: 'تشغيل العرض التلقائي' }));
  wait(3000);
  expect(current()).toBe('ب');
});

it('waits while the pointer or the focus is inside', () => {
  carousel({ autoplay: true });
  const region = document.querySelector('section')!;
  fireEvent.pointerEnter(region);
  wait(20_000);
  expect(current()).toBe('أ');
  fireEvent.pointerLeave(region);
  wait(6000);
  expect(current()).toBe('ب');
  fireEvent.focus(screen.getByRole('button', { name: 'الشريحة التالية' }));
  wait(20_000);
  expect(current()).toBe('ب');
});

it('plays at the visitor’s word although pointer and focus are on the button', () => {
  carousel({ autoplay: true });
  const button = (name: string) => screen.getByRole('button', { name });
  fireEvent.pointerEnter(document.querySelector('section')!);
  fireEvent.focus(button('إيقاف العرض التلقائي'));
  fireEvent.click(button('إيقاف العرض التلقائي'));
  fireEvent.click(button('تشغيل العرض التلقائي'));
  wait(6000);
  expect(current()).toBe('ب');
});

it('waits while the page is hidden, and continues once it is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  carousel({ autoplay: true });
  wait(20_000);
  expect(current()).toBe('أ');
  hidden.mockReturnValue(false);
  wait(6000);
  expect(current()).toBe('ب');
});

it('never advances by itself for those who ask for less motion, and offers no play', () => {
  calm = true;
  carousel({ autoplay: true });
  wait(60_000);
  expect(current()).toBe('أ');
  expect(screen.queryByRole('button', { name: /العرض التلقائي/ })).toBeNull();
});

it.each([
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['ltr', 'ArrowRight', 'ArrowLeft'],
])('goes along the text by arrow keys, %s, and to its ends', (dir, forward, back) => {
  carousel();
  track().style.direction = dir;
  press(forward);
  expect(current()).toBe('ب');
  press(back);
  expect(current()).toBe('أ');
  press('End');
  expect(current()).toBe('ج');
  press('Home');
  expect(current()).toBe('أ');
});

it('leaves the keys of what is in a slide alone', () => {
  render(
    <Carousel label="عروض">
      <input aria-label="اسم" />
      <p>2</p>
    </Carousel>,
  );
  expect(fireEvent.keyDown(screen.getByLabelText('اسم'), { key: 'ArrowLeft' })).toBe(true);
  expect(document.querySelector('[data-current] input')).not.toBeNull();
});

it('leads to its slides by buttons of the owner’s', () => {
  carousel({ buttons: ['صحراء', 'مدينة', 'جبل'].map((label) => ({ label, content: label })) });
  fireEvent.click(screen.getByRole('button', { name: 'جبل' }));
  expect(current()).toBe('ج');
  expect(document.querySelector('[aria-current]')?.textContent).toBe('جبل');
});

describe('the row of its buttons', () => {
  const scrolls = vi.fn();
  beforeEach(() => {
    scrolls.mockClear();
    Element.prototype.scrollTo = scrolls as typeof Element.prototype.scrollTo;
    carousel({ buttons: ['صحراء', 'مدينة', 'جبل'].map((label) => ({ label, content: label })) });
    scrolls.mockClear();
  });
  const row = () => document.querySelector('[data-choices]')!;
  const rowScrolls = () => scrolls.mock.contexts.filter((each) => each === row()).length;
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'الشريحة التالية' }));

  it('follows the current slide', () => {
    next();
    expect(rowScrolls()).toBe(1);
  });

  it('stays where a visitor moves it, until they are done', () => {
    wait(1_500);
    row().scrollLeft = 120;
    fireEvent.scroll(row());
    next();
    wait(1_900);
    next();
    expect(rowScrolls()).toBe(0);
    wait(200);
    next();
    expect(rowScrolls()).toBe(1);
  });

  it('stays in the very frame in which it is moved', () => {
    row().scrollLeft = 120;
    next();
    expect(rowScrolls()).toBe(0);
  });
});

it('counts in figures where marks would be too small to touch', () => {
  carousel({}, ['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(screen.queryByRole('button', { name: /^شريحة/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'الشريحة السابقة' }));
  expect(screen.getByText('9 من 9')).toBeTruthy();
});

it('states where the visitor went, and only then', () => {
  carousel();
  expect(screen.queryByText('شريحة 2 من 3')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'الشريحة التالية' }));
  expect(screen.getByText('شريحة 2 من 3').getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'الشريحة السابقة' }));
  fireEvent.click(screen.getByRole('button', { name: 'الشريحة السابقة' }));
  expect(current()).toBe('ج');
});

it('has no controls for a single slide and nothing to pause without autoplay', () => {
  render(
    <Carousel label="x">
      <p>1</p>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  carousel();
  expect(screen.queryByRole('button', { name: 'إيقاف العرض التلقائي' })).toBeNull();
});
