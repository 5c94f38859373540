import { describe, expect, it } from 'vitest';
import { isolate, isolateNumbers, isolateWithin, withoutIsolates } from './index.js';

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('isolation', () => {
  it('puts a text between marks and takes them off again', () => {
    expect(isolate('x', 'ltr')).toBe('\u2066x\u2069');
    expect(isolate('x', 'rtl')).toBe('\u2067x\u2069');
    expect(withoutIsolates(isolate('389,000 د.إ'))).toBe('389,000 د.إ');
  });

  it.each(['+971 4 123 4567', '2024 Range Rover', 'P400e (hybrid)', '10-20', '(x)'])(
    'keeps %s from turning in Arabic',
    (text) => expect(isolateWithin(text, 'rtl')).toBe(isolated(text)),
  );

  it.each(['Range Rover', 'Defender 90', '389,000', 'ديفندر 90', 'MK-10023', ''])(
    'leaves %s as it is in Arabic',
    (text) => expect(isolateWithin(text, 'rtl')).toBe(text),
  );

  it.each([
    ['السبت 9:00 – 21:00', 'السبت \u20669:00 – 21:00\u2069'],
    ['اتصل على +971 4 123 4567 الآن', 'اتصل على \u2066+971 4 123 4567\u2069 الآن'],
    ['10-20 و30–40', '\u206610-20\u2069 و\u206630–40\u2069'],
    ['ديفندر 90', 'ديفندر 90'],
    ['', ''],
  ])('keeps the numbers of %s in order', (text, expected) => {
    expect(isolateNumbers(text)).toBe(expected);
    expect(isolateNumbers(expected)).toBe(expected);
  });

  it('isolates Arabic in English only, and never twice', () => {
    expect(isolateWithin('الفطيم', 'ltr')).toBe(isolated('الفطيم'));
    expect(isolateWithin('+971 4', 'ltr')).toBe('+971 4');
    expect(isolateWithin(isolated('+971 4'), 'rtl')).toBe(isolated('+971 4'));
  });
});
