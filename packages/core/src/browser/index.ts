export { isPlainClick } from './is-plain-click.js';
export { whenIdle } from './when-idle.js';
