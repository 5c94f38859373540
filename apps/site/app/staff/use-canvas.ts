import type { PublicBlock } from '@mawkib/api-clients/contracts';
import { type DataState, preloadBlocks } from '@mawkib/blocks';
import {
  type CanvasMessageBody,
  type EditorMessage,
  readEditorMessage,
  toEditor,
} from '@mawkib/blocks/editor';
import { useEffect, useState } from 'react';
import { watchHand } from './watch-hand.ts';

interface CanvasPage {
  blocks: PublicBlock[];
  states: Record<string, DataState>;
}

const say = (body: CanvasMessageBody) => parent.postMessage(toEditor(body), location.origin);

/** The canvas's half of the conversation with the editor; only the same origin's parent is heard. */
export function useCanvas(initial: CanvasPage): CanvasPage {
  const [page, setPage] = useState(initial);
  useEffect(() => {
    const onMessage = async (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== parent) return;
      const message = readEditorMessage(event.data);
      if (!message) return;
      if (message.kind === 'render' || message.kind === 'update') {
        await preloadBlocks(message.blocks.map(({ template }) => template));
        setPage((known) => draw(known, message));
      } else if (message.kind === 'scroll_to') {
        blockElement(message.block)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      }
    };
    addEventListener('message', onMessage);
    const release = watchHand(say);
    say({ kind: 'ready' });
    return () => {
      removeEventListener('message', onMessage);
      release();
    };
  }, []);
  return page;
}

export const blockElement = (id: string) =>
  document.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);

type Drawing = Extract<EditorMessage, { kind: 'render' | 'update' }>;

function draw(known: CanvasPage, message: Drawing): CanvasPage {
  const states = { ...known.states, ...(message.states as CanvasPage['states']) };
  if (message.kind === 'render') return { blocks: message.blocks as PublicBlock[], states };
  const changed = new Map(message.blocks.map((block) => [block.id, block as PublicBlock]));
  const all = new Map([...known.blocks.map((block) => [block.id, block] as const), ...changed]);
  const order = message.order ?? known.blocks.map(({ id }) => id);
  return { blocks: order.flatMap((id) => all.get(id) ?? []), states };
}
