import { defineMessages } from '@mawkib/core/locale';
import { defaultMessages } from '../../model/definition/default-messages.js';

export const messages = defineMessages('blocks', {
  ...defaultMessages,
  unknown_template: {
    ar: 'نوع القسم «{template}» غير معروف. لن يظهر هذا القسم للزوار.',
    en: 'Unknown type of block: “{template}”. Visitors do not see this block.',
  },
});
