export { compressAssets } from '#compress-assets';
