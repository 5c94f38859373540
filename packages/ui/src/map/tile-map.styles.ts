import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const pane = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } as const;

/** The map, the elements created by Leaflet, and the pins. */
export const styles = definePrimitiveStyles('tile-map', {
  root: { display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' },
  map: {
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: '320px',
    overflow: 'hidden',
    isolation: 'isolate',
    backgroundColor: vars.color.raised,
    '&:focus-visible': { outlineOffset: '-3px' },
    '& .leaflet-pane, & .leaflet-tile, & .leaflet-marker-icon, & .leaflet-tile-container, & .leaflet-layer':
      pane,
    '& .leaflet-tile, & .leaflet-marker-icon': { userSelect: 'none' },
    '& .leaflet-tile': {
      visibility: 'hidden',
      maxInlineSize: 'none',
      // Use the page's colors for the market's pins only.
      filter: 'grayscale(1) contrast(0.92) brightness(1.02)',
      pointerEvents: 'none',
    },
    '& .leaflet-tile-loaded': { visibility: 'inherit' },
    '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
    '& .leaflet-zoom-anim .leaflet-zoom-animated': {
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    '& .leaflet-zoom-anim .leaflet-tile, & .leaflet-pan-anim .leaflet-tile': { transition: 'none' },
    '& .leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
    '& .leaflet-map-pane': { zIndex: 1 },
    '& .leaflet-tile-pane': { zIndex: 2 },
    '& .leaflet-marker-pane': { zIndex: 6 },
    '& .leaflet-marker-icon': { pointerEvents: 'none' },
    '& .leaflet-marker-icon.leaflet-interactive': { pointerEvents: 'auto', cursor: 'pointer' },
    '& .leaflet-top': {
      position: 'absolute',
      zIndex: 10,
      insetBlockStart: vars.space[12],
      insetInlineEnd: vars.space[12],
    },
    '& .leaflet-bar a': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '44px',
      backgroundColor: vars.color.canvas,
      color: vars.color.ink,
      fontSize: '1.375rem',
      lineHeight: 1,
      textDecoration: 'none',
    },
    '& .leaflet-bar a + a': { borderBlockStart: `1px solid ${vars.color.line}` },
    '& .leaflet-bar a.leaflet-disabled': { color: vars.color.muted, cursor: 'default' },
    '&.leaflet-touch-drag, &.leaflet-touch-zoom': { touchAction: 'pan-x pan-y' },
    '&.leaflet-grab': { cursor: 'grab' },
    '&.leaflet-dragging, &.leaflet-drag-target': { cursor: 'grabbing' },
  },
  /** A drop with its tip at the position. */
  pin: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlockStart: '6px',
      inlineSize: '24px',
      blockSize: '24px',
      border: `2px solid ${vars.color.canvas}`,
      borderRadius: '50% 50% 0 50%',
      backgroundColor: vars.color.ink,
      transform: 'rotate(45deg)',
      transition: `background-color ${vars.motion.fast}, scale ${vars.motion.fast}`,
      transformOrigin: '50% 50%',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '12px',
      insetBlockStart: '14px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.canvas,
    },
    '&:hover::before, &[data-chosen]::before': { backgroundColor: vars.color.accent },
    '&[data-chosen]::before': { scale: '1.25' },
  },
  you: {
    border: `3px solid ${vars.color.canvas}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.accent,
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.3), 0 0 0 10px rgb(0 0 0 / 0.08)',
  },
  attribution: {
    paddingBlockStart: vars.space[4],
    color: vars.color.muted,
    fontSize: vars.size.label,
    textAlign: 'end',
  },
  failed: { padding: vars.space[24], color: vars.color.muted },
});
