export { EmbeddedVideo as Video } from '@mawkib/ui';
