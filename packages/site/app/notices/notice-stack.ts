/** The notices in their own chunk, loaded with the first notice. */
export { NoticeStack as default } from '@mawkib/ui';
