import { blockIdAttribute } from '@mawkib/ui/markup';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataState } from '../model/definition/data-need.js';
import type { PublicBlock } from '../model/definition/public-values.js';
import { markBlocks } from './canvas-marks.js';
import {
  type CanvasMessageBody,
  type EditorMessage,
  readEditorMessage,
  toEditor,
} from './canvas-messages.js';
import { listenToInput } from './listen-to-input.js';
import { watchRects } from './watch-rects.js';

interface CanvasContent {
  blocks: readonly PublicBlock[];
  states: Readonly<Record<string, DataState>>;
}

type Change = Extract<EditorMessage, { kind: 'render' | 'update' }>;

/** Applies a message to the content. Unchanged blocks stay the same objects. */
export function changed(before: CanvasContent, message: Change): CanvasContent {
  const sent = (message.states ?? {}) as Record<string, DataState>;
  if (message.kind === 'render') return { blocks: message.blocks, states: sent };
  const updated = new Map(message.blocks.map((block) => [block.id, block]));
  const known = new Map(before.blocks.map((block) => [block.id, updated.get(block.id) ?? block]));
  const order = message.order ?? before.blocks.map(({ id }) => id);
  const blocks = order.flatMap((id) => updated.get(id) ?? known.get(id) ?? []);
  return { blocks, states: { ...before.states, ...sent } };
}

export type { CanvasContent };

export interface CanvasOptions {
  blocks: readonly PublicBlock[];
  states?: Readonly<Record<string, DataState>>;
  /** Loads the code of new templates before their blocks render. */
  prepare?: (templates: string[]) => Promise<void>;
}

/**
 * The page's side of the editor's canvas: shows the editor's content, reports the hovered and
 * selected block, and intercepts clicks and keys. Render the returned blocks with `staticBlocks={false}`.
 * Outside of a same-origin iframe it returns the given blocks and sends nothing.
 */
export function useCanvas({ blocks, states = {}, prepare }: CanvasOptions): CanvasContent {
  const [content, setContent] = useState<CanvasContent>({ blocks, states });
  const marks = useRef<{ selected: string | null; hovered: string | null }>({
    selected: null,
    hovered: null,
  });
  const post = useCallback((body: CanvasMessageBody) => {
    if (window.parent !== window) window.parent.postMessage(toEditor(body), location.origin);
  }, []);

  useEffect(() => {
    if (window.parent === window) return;
    const rects = watchRects((message) => post(message));
    const mark = () => markBlocks(marks.current);
    const receive = async (event: MessageEvent) => {
      if (event.source !== window.parent || event.origin !== location.origin) return;
      const message = readEditorMessage(event.data);
      if (!message) return;
      if (message.kind === 'render' || message.kind === 'update') {
        await prepare?.(message.blocks.map(({ template }) => template));
        setContent((before) => changed(before, message));
        return;
      }
      if (message.kind === 'scroll_to') scrollTo(message.block);
      if (message.kind === 'select') marks.current.selected = message.block;
      if (message.kind === 'hover') marks.current.hovered = message.block;
      mark();
      rects.measure();
    };
    const letGo = listenToInput(marks.current, (message) => {
      post(message);
      mark();
      rects.measure();
    });
    window.addEventListener('message', receive);
    post({ kind: 'ready' });
    return () => {
      window.removeEventListener('message', receive);
      letGo();
      rects.stop();
    };
  }, [post, prepare]);

  useEffect(() => {
    void content;
    markBlocks(marks.current);
  }, [content]);
  return content;
}

function scrollTo(block: string): void {
  const element = document.querySelector(`[${blockIdAttribute}="${CSS.escape(block)}"]`);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
}
