export { firstMarket } from './first-market.js';
export { firstFacts } from './first-facts.js';
