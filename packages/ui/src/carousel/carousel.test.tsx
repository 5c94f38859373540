// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

function carousel(props: Partial<CarouselProps> = {}) {
  render(
    <Carousel label="عروض" {...props}>
      <p>أ</p>
      <p>ب</p>
      <p>ج</p>
    </Carousel>,
  );
}
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

it('never advances by itself for those who ask for less motion', () => {
  calm = true;
  carousel({ autoplay: true });
  wait(60_000);
  expect(current()).toBe('أ');
});

it('says where the visitor went, and only then', () => {
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
