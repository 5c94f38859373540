export {
  createMediaClient,
  imageAddress,
  type MediaClient,
} from './clients/create-media-client.js';
