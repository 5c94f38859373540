import { consentAsksAttribute } from '@mawkib/ui/markup';
import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** Height of the bar, also with large text. */
const room = 'max(96px, 6rem)';

export const styles = defineStyles('vehicle-reserve', {
  action: { display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[24] },
  note: { fontSize: vars.size.label, color: vars.color.muted },
  taken: { fontSize: vars.size.xs, fontWeight: vars.weight.medium },
  bar: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: `${vars.space[8]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
    paddingInline: `max(${vars.layout.margin}, calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.margin}))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base}`,
    // Focused elements and the end of the page stay above the bar.
    'html:has(&:not([data-away]))': { scrollPaddingBlockEnd: room },
    'body:has(&) .mk-site-footer': { paddingBlockEnd: room },
    // The consent bar has its place.
    [`html[${consentAsksAttribute}] &`]: { display: 'none' },
    '&[data-away]': {
      '@media (scripting: enabled)': { visibility: 'hidden', transform: 'translateY(100%)' },
    },
  },
  barName: {
    display: 'none',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.from(768)]: { display: 'block', marginInlineEnd: 'auto' },
  },
  barText: {
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
