export { brotliBytes } from '#brotli-bytes';
export { type Chunk, reachedFrom } from '#reached-from';
export {
  type BlockWeight,
  limitOf,
  type PageWeight,
  pageLimit,
  stockLimit,
  weighBlocks,
} from '#weigh-blocks';
