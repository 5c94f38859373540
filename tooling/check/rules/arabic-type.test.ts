import { expect, test } from 'vitest';
import { arabicType } from './arabic-type.ts';
import { probe } from './probe.ts';

const at = (text: string) => probe(arabicType, { 'packages/ui/src/card.styles.ts': text });

test.each(["letterSpacing: '0.05em',", "'letter-spacing': '1px'", "fontStyle: 'italic',"])(
  '%s is rejected',
  (text) => {
    expect(at(text)).toHaveLength(1);
  },
);

test.each(['letterSpacing: 0,', "letterSpacing: 'normal',", "fontStyle: 'normal',"])(
  '%s passes',
  (text) => {
    expect(at(text)).toEqual([]);
  },
);
