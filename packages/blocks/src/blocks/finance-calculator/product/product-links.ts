export { ButtonGroup as ProductLinks } from '@mawkib/ui';
