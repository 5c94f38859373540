import { defineStyles } from '@mawkib/ui/styles';

export const slotStyles = defineStyles('staff-bar-slot', { root: { minBlockSize: '44px' } });
