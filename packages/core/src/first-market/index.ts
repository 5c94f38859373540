export { firstFacts } from './first-facts.js';
export { firstMarket } from './first-market.js';
export { firstNews } from './first-news.js';
