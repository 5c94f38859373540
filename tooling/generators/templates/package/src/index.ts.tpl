export { name } from './name.js';
