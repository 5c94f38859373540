import { defineStyles, vars } from '@mawkib/ui/styles';

/** A mixed colour: `opacity` would add a compositing effect for each bar. */
const bar = (share: number) => `color-mix(in srgb, ${vars.color.ink} ${share}%, transparent)`;

export const styles = defineStyles('stock-range', {
  slider: {
    marginBlockEnd: vars.space[8],
    '@media (scripting: none)': { display: 'none' },
  },
  bars: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    blockSize: '48px',
    // A thumb represents a single number, so it is centred on its bar.
    '&[data-singles]': { marginInline: 'calc(-50% / (var(--bars) - 1))' },
  },
  bar: {
    flex: '1 1 0',
    maxInlineSize: '100%',
    blockSize: 'max(calc(var(--height) * 100%), min(var(--height) * 1000px, 3px))',
    backgroundColor: bar(12),
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, block-size ${vars.motion.base} ${vars.motion.ease}`,
    '&[data-within]': { backgroundColor: bar(42) },
  },
});
