export { isWithin, parseSchedule, type Schedule } from './is-within.js';
