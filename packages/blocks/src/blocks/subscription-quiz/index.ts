// Written by scripts/generate.ts from the folders in src/blocks.
export { SubscriptionQuiz } from './SubscriptionQuiz.js';
export { subscriptionQuiz } from './subscription-quiz.definition.js';
