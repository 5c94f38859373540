export { EmptyState as NoModels } from '@mawkib/ui';
