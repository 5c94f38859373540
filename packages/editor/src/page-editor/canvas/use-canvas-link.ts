import {
  type BlockRect,
  type CanvasShortcut,
  type EditorMessageBody,
  readCanvasMessage,
  toCanvas,
} from '@mawkib/blocks/editor';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { useStaff } from '../../session/staff.ts';
import { usePage, usePageStore } from '../store/page-store-context.ts';
import { keepCanvasCurrent } from './keep-canvas-current.ts';

export interface CanvasRects {
  rects: readonly BlockRect[];
  scroll: number;
}

const nowhere: CanvasRects = { rects: [], scroll: 0 };

/** Messages between the editor and the page in the iframe: handles its requests and sends it every change. */
export function useCanvasLink(
  frame: RefObject<HTMLIFrameElement | null>,
  onShortcut: (shortcut: CanvasShortcut) => void,
) {
  const store = usePageStore();
  const { call } = useStaff();
  const catalogue = useCatalogue();
  const locale = usePage((state) => state.pageLocale);
  const [rects, setRects] = useState<CanvasRects>(nowhere);
  const [isReady, setReady] = useState(false);
  const shortcut = useRef(onShortcut);
  shortcut.current = onShortcut;

  useEffect(() => {
    const post = (body: EditorMessageBody) =>
      frame.current?.contentWindow?.postMessage(toCanvas(body), location.origin);
    let stopKeeping = () => {};
    setReady(false);
    setRects(nowhere);
    const receive = (event: MessageEvent) => {
      if (event.origin !== location.origin) return;
      if (event.source !== frame.current?.contentWindow) return;
      const message = readCanvasMessage(event.data);
      if (!message) return;
      const { select, hover } = store.getState();
      if (message.kind === 'ready') {
        stopKeeping();
        stopKeeping = keepCanvasCurrent(store, { post, catalogue, call, locale });
        setReady(true);
      } else if (message.kind === 'selected') select(message.block, 'canvas');
      else if (message.kind === 'hovered') hover(message.block);
      else if (message.kind === 'shortcut') shortcut.current(message.shortcut);
      else setRects(message);
    };
    addEventListener('message', receive);
    return () => {
      removeEventListener('message', receive);
      stopKeeping();
    };
  }, [store, catalogue, call, locale, frame]);
  return { rects, isReady };
}
