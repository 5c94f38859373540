import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('stock-range', {
  slider: {
    marginBlockEnd: vars.space[8],
    '@media (scripting: none)': { display: 'none' },
  },
  bars: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    blockSize: '48px',
    // A thumb stands on a single number, so its bar has its middle there.
    '&[data-singles]': { marginInline: 'calc(-50% / (var(--bars) - 1))' },
  },
  bar: {
    flex: '1 1 0',
    maxInlineSize: '100%',
    blockSize: 'max(calc(var(--height) * 100%), min(var(--height) * 1000px, 3px))',
    backgroundColor: vars.color.ink,
    opacity: 0.12,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, block-size ${vars.motion.base} ${vars.motion.ease}`,
    '&[data-within]': { opacity: 0.42 },
  },
});
