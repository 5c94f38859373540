export {
  type BlockRect,
  type CanvasMessage,
  type CanvasMessageBody,
  type CanvasShortcut,
  type EditorMessage,
  type EditorMessageBody,
  readCanvasMessage,
  toCanvas,
} from './canvas-messages.js';
