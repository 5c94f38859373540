export { type MenuOptions, type RunningMenu, startMenu } from './start-menu.js';
