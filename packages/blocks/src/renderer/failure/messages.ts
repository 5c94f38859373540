import { defineMessages } from '@mawkib/core/locale';
import { defaultMessages } from '../../model/definition/default-messages.js';

export const messages = defineMessages('blocks', {
  ...defaultMessages,
  unknown_template: {
    ar: 'لا يوجد قالب باسم «{template}». لن يظهر هذا القسم للزوار.',
    en: 'There is no block “{template}”. Visitors do not see this section.',
  },
});
