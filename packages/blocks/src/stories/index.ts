export { BlockStory, type BlockStoryProps, longText } from './BlockStory.js';
