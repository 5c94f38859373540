import { blockAttribute } from '@mawkib/ui/markup';
import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** A mask that is opaque except for the last `length`, where it fades out smoothly. */
const fading = (direction: string, length: string) => {
  const at = (share: number, opacity: number) =>
    `rgb(0 0 0 / ${opacity}) calc(100% - ${length} * ${share})`;
  return `linear-gradient(${direction}, ${at(1, 1)}, ${at(0.86, 0.9)}, ${at(0.62, 0.55)}, ${at(0.38, 0.22)}, ${at(0.16, 0.05)}, transparent)`;
};

/** The root of a hero that is not a banner. */
const onPage = `[${blockAttribute}]:not([data-banner])`;

/** Shade of text on an image without measured tones: a contrast of 4.5 with any image. */
const enough = '60%';
const shade = `var(--shade, ${vars.color.canvas})`;
const sideShade = (dir: 'left' | 'right') =>
  `color-mix(in srgb, ${shade} var(--shade-${dir}, ${enough}), transparent)`;
const barShade = (share: number) =>
  `color-mix(in srgb, var(--bar-shade) calc(max(var(--shade-top), var(--shade-min, 0%)) * ${share}), transparent)`;

export const styles = defineStyles('hero-slide', {
  slide: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    '&[data-notice]': { opacity: 0.45 },
    // Near black hides less of the image than the surface's grey.
    ':is([data-surface="dark"], [data-surface="black"]) &': { '--shade': '#0a0b0a' },
    // The background of text below the image has the color of its lower edge.
    [`${onPage} &`]: { backgroundColor: 'var(--ground, transparent)' },
    [media.from(1024)]: { [`${onPage} &`]: { backgroundColor: 'transparent' } },
  },
  // On phones and tablets the image fades into the text below it, on a desktop into the text at its
  // start.
  media: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    inlineSize: '100%',
    // The site's bar is legible before the image is there.
    backgroundColor: 'var(--bar-shade, transparent)',
    '& > picture': { backgroundColor: `var(--bar-shade, ${vars.color.raised})` },
    maskImage: 'linear-gradient(to top, transparent, #000 28%)',
    // Below 1024 px the image is low, and the breadcrumbs reach below its measured upper fifth.
    'html:has([data-sticky="breadcrumbs"]) &': {
      '--shade-min': '45%',
      [media.from(1024)]: { '--shade-min': '0%' },
    },
    // The shade of the site's bar on the image, as strong down to the foot of the bars.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: `calc(${vars.sticky.over} * 2)`,
      backgroundImage: `linear-gradient(to bottom, ${barShade(1)} 50%, ${barShade(0.66)} 66%, ${barShade(0.22)} 84%, transparent)`,
      pointerEvents: 'none',
    },
    '&:not([data-beside])': { maskImage: 'none' },
    '[data-wide] &': { aspectRatio: '4 / 3' },
    '[data-banner] &': { aspectRatio: '4 / 3', maskImage: 'none' },
    [media.from(741)]: {
      aspectRatio: '16 / 9',
      '[data-wide] &, [data-banner] &': { aspectRatio: '16 / 9' },
    },
    [media.from(1024)]: {
      gridArea: '1 / 1 / 3 / 2',
      aspectRatio: '16 / 9',
      minBlockSize: `min(30rem, max(24rem, ${vars.sticky.room}))`,
      maxBlockSize: `max(24rem, ${vars.sticky.room})`,
      maskImage: 'none',
      // Share of the image that is moved for the text.
      '--way': '19%',
      '[data-wide] &': { aspectRatio: '16 / 6.5' },
      '[data-banner] &': { gridArea: 'auto', aspectRatio: '16 / 9', minBlockSize: 0 },
      '[data-banner][data-wide] &': { aspectRatio: '16 / 6.5' },
      [`${onPage} &[data-beside] > picture`]: {
        transform: `translateX(calc(var(--way) * ${vars.direction.flip}))`,
      },
      // A video is moved too; it fades into the surface.
      [`${onPage} &[data-beside] > [data-video="bare"]`]: {
        transform: `translateX(calc(var(--way) * ${vars.direction.flip}))`,
        maskImage: `linear-gradient(${vars.direction.toEnd}, transparent, #000 30%)`,
        '& > [data-plays]': { insetInlineEnd: `calc(${vars.layout.margin} + var(--way))` },
      },
    },
    [media.from(1280)]: { '--way': '16%' },
  },
  // Extends a moved image: mirrored, and stretched to be less obvious.
  mirror: {
    display: 'none',
    [media.from(1024)]: {
      [`${onPage} [data-beside] > &`]: {
        display: 'block',
        position: 'absolute',
        inset: 0,
        transformOrigin: `calc(50% - 50% * ${vars.direction.flip}) 50%`,
        transform: `translateX(calc((var(--way) + 2px) * ${vars.direction.flip})) scaleX(-1.7)`,
        '& > *': { backgroundColor: 'transparent' },
      },
    },
  },
  // A video's button is above the end of the text, apart from the carousel's buttons.
  video: {
    '& > [data-plays]': {
      insetBlock: `${vars.space[16]} auto`,
      insetInlineEnd: vars.layout.margin,
    },
    '&[data-video="player"] > [data-plays]': { inset: 0 },
  },
  text: {
    position: 'relative',
    zIndex: 0,
    display: 'flex',
    alignItems: 'flex-start',
    paddingInline: vars.layout.margin,
    paddingBlockEnd: `calc(${vars.space[64]} + 24px)`,
    marginBlockStart: `calc(-1 * ${vars.space[24]})`,
    '[data-banner] &': { marginBlockStart: 0, paddingBlock: vars.space[32] },
    [media.from(1024)]: {
      gridArea: '1 / 1 / 3 / 2',
      // Elements behind it, such as a video's button, can be pressed.
      pointerEvents: 'none',
      alignItems: 'flex-end',
      marginBlockStart: 0,
      paddingBlock: `${vars.space[64]} calc(${vars.space[96]} + 24px)`,
      '[data-mxo] &': { alignItems: 'center' },
      '[data-banner] &': {
        gridArea: 'auto',
        paddingBlock: vars.space[48],
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  words: {
    position: 'relative',
    pointerEvents: 'auto',
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    inlineSize: '100%',
    [media.from(741)]: { gap: vars.space[24], maxInlineSize: '26rem' },
    [media.from(1024)]: {
      maxInlineSize: 'min(29rem, 38vw)',
      '[data-ffi] &': { maxInlineSize: 'min(26rem, 38vw)' },
      // Text at half the height has more of the image below it.
      '[data-mxo] &': { '--shade-below': '-100vh' },
      // A shade behind the text, up to the edges of the image next to and below it.
      [`${onPage} &::before`]: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetInline: `calc(-1 * ${vars.layout.margin}) -23rem`,
        insetBlock: `-17rem var(--shade-below, calc(-1 * ${vars.space[96]} - 24px))`,
        backgroundColor: sideShade('left'),
        '[dir="rtl"] &': { backgroundColor: sideShade('right') },
        maskImage: `${fading(vars.direction.toEnd, '22rem')}, ${fading('to top', '16rem')}`,
        maskComposite: 'intersect',
        pointerEvents: 'none',
      },
    },
    '[data-banner] &': { maxInlineSize: vars.layout.page },
    [media.from(1280)]: {
      '[data-banner] &': {
        gridTemplateColumns: '5fr 5fr auto',
        alignItems: 'center',
        columnGap: vars.space[48],
      },
    },
  },
  buttons: {
    marginBlockStart: vars.space[8],
    [media.from(1280)]: { '[data-banner] &': { marginBlockStart: 0 } },
  },
});
