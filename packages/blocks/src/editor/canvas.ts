export { type CanvasContent, type CanvasOptions, useCanvas } from './use-canvas.js';
