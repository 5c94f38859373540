import type { Sample } from '../../model/definition/define-block.js';

const item = (icon: string, ar: string, en: string, url: string) => ({
  icon,
  'rdx-link': {
    type: 'internal' as const,
    label: { ar, en },
    url,
    target: '_self' as const,
  },
});

const content: Sample = {
  fields: { mobile_button_label: { ar: 'عرض المزيد', en: 'Show more' } },
  groups: [
    item('car', 'سيارات متوفرة الآن', 'Cars available now', '/vehicles'),
    item('calendar', 'تجربة قيادة', 'Test drive', '/test-drive'),
    item('pin', 'أقرب وكيل', 'Nearest retailer', '/retailers'),
    item('phone', 'تحدّث إلينا', 'Talk to us', '/contact'),
  ],
};

export const sample = { ar: content, en: content };
