export { firstMarket } from './definition.js';
export { firstFacts } from './facts.js';
