// Written by scripts/generate.ts from the folders in src/blocks.
export { SignPost } from './SignPost.js';
export { signPost } from './sign-post.definition.js';
