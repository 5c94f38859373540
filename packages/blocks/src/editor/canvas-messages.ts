import * as z from 'zod';
import type { PublicBlock } from '../model/definition/public-values.js';

/** Increased when a message changes its meaning; both sides ignore messages of other versions. */
export const protocolVersion = 1;

const group = z.looseObject({ id: z.string(), fields: z.record(z.string(), z.unknown()) });
const block: z.ZodType<PublicBlock> = z.looseObject({
  id: z.string(),
  template: z.string(),
  fields: z.record(z.string(), z.unknown()),
  groups: z.array(group),
}) as unknown as z.ZodType<PublicBlock>;

const dataState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), value: z.unknown() }),
  z.object({
    state: z.literal('failed'),
    reason: z.enum(['network', 'timeout', 'http', 'contract']),
    status: z.number().optional(),
  }),
]);

const fromEditor = { source: z.literal('mawkib-editor'), version: z.literal(protocolVersion) };
const fromCanvas = { source: z.literal('mawkib-canvas'), version: z.literal(protocolVersion) };
const place = { block: z.string(), group: z.string().optional(), field: z.string().optional() };

/** Messages of the editor to the page in its canvas. */
export const editorMessage = z.discriminatedUnion('kind', [
  /** The whole page. */
  z.object({
    ...fromEditor,
    kind: z.literal('render'),
    blocks: z.array(block),
    states: z.record(z.string(), dataState).optional(),
  }),
  /** Changed or new blocks, and the order of all blocks if it changed. */
  z.object({
    ...fromEditor,
    kind: z.literal('update'),
    blocks: z.array(block),
    order: z.array(z.string()).optional(),
    states: z.record(z.string(), dataState).optional(),
  }),
  /** Null clears the selection. */
  z.object({ ...fromEditor, kind: z.literal('select'), block: z.string().nullable() }),
  z.object({ ...fromEditor, kind: z.literal('hover'), block: z.string().nullable() }),
  z.object({ ...fromEditor, kind: z.literal('scroll_to'), block: z.string() }),
]);
export type EditorMessage = z.infer<typeof editorMessage>;

const rect = z.object({
  block: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
/** Position of a block in the canvas's viewport, in CSS pixels. */
export type BlockRect = z.infer<typeof rect>;

export const canvasShortcuts = [
  'undo',
  'redo',
  'save',
  'delete',
  'duplicate',
  'move_up',
  'move_down',
  'palette',
] as const;
export type CanvasShortcut = (typeof canvasShortcuts)[number];

/** Messages of the page to the editor. */
export const canvasMessage = z.discriminatedUnion('kind', [
  z.object({ ...fromCanvas, kind: z.literal('ready') }),
  z.object({ ...fromCanvas, kind: z.literal('selected'), ...place, block: z.string().nullable() }),
  z.object({ ...fromCanvas, kind: z.literal('hovered'), block: z.string().nullable() }),
  z.object({
    ...fromCanvas,
    kind: z.literal('rects'),
    rects: z.array(rect),
    scroll: z.number(),
    height: z.number(),
  }),
  /** A keyboard shortcut of the editor was pressed while the canvas had the focus. */
  z.object({ ...fromCanvas, kind: z.literal('shortcut'), shortcut: z.enum(canvasShortcuts) }),
]);
export type CanvasMessage = z.infer<typeof canvasMessage>;

type Body<M> = M extends unknown ? Omit<M, 'source' | 'version'> : never;
export type EditorMessageBody = Body<EditorMessage>;
export type CanvasMessageBody = Body<CanvasMessage>;

export const toCanvas = (body: EditorMessageBody): EditorMessage =>
  ({ source: 'mawkib-editor', version: protocolVersion, ...body }) as EditorMessage;

export const toEditor = (body: CanvasMessageBody): CanvasMessage =>
  ({ source: 'mawkib-canvas', version: protocolVersion, ...body }) as CanvasMessage;

/** Decodes a message of the editor; null for any other message. */
export const readEditorMessage = (input: unknown): EditorMessage | null =>
  editorMessage.safeParse(input).data ?? null;

/** Decodes a message of the canvas; null for any other message. */
export const readCanvasMessage = (input: unknown): CanvasMessage | null =>
  canvasMessage.safeParse(input).data ?? null;
