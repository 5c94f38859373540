import type { NavigationLink } from '@mawkib/core/market';
import { text } from '../../demo-page.js';
import { offersPanel, ownershipPanel, stockPanel } from './demo-panels.js';
import { modelCards } from './model-cards.js';

/** Navigation of the demo market: beside the logo, at the end, and in the footer's columns. */
export const demoNavigation: readonly NavigationLink[] = [
  {
    id: 'models',
    area: 'primary',
    label: text('الطرازات', 'Models'),
    url: '/#models',
    children: [
      { id: 'models-defender', label: text('ديفندر', 'Defender'), url: '/defender' },
      { id: 'models-range-rover', label: text('رينج روڤر', 'Range Rover'), url: '/range-rover' },
      { id: 'models-f-type', label: text('إف-تايب', 'F-TYPE'), url: '/f-type' },
    ],
    cards: modelCards,
  },
  {
    id: 'stock',
    area: 'primary',
    label: text('السيارات المتوفرة', 'Cars in stock'),
    url: '/vehicles',
    ...stockPanel,
  },
  {
    id: 'offers',
    area: 'primary',
    label: text('العروض', 'Offers'),
    url: '/offers',
    ...offersPanel,
  },
  {
    id: 'owners',
    area: 'primary',
    label: text('للمالكين', 'Owners'),
    url: '/owners',
    ...ownershipPanel,
  },
  {
    id: 'retailers',
    area: 'primary',
    label: text('الوكلاء', 'Retailers'),
    url: '/retailers',
  },
  {
    id: 'test-drive',
    area: 'secondary',
    label: text('تجربة قيادة', 'Test drive'),
    url: '/test-drive',
  },
  {
    id: 'footer-cars',
    area: 'footer',
    label: text('السيارات', 'Cars'),
    url: '/vehicles',
    children: [
      { id: 'footer-defender', label: text('ديفندر', 'Defender'), url: '/defender' },
      { id: 'footer-range-rover', label: text('رينج روڤر', 'Range Rover'), url: '/range-rover' },
      { id: 'footer-f-type', label: text('إف-تايب', 'F-TYPE'), url: '/f-type' },
      {
        id: 'footer-electric',
        label: text('القيادة الكهربائية', 'Electric driving'),
        url: '/electric',
      },
      { id: 'footer-stock', label: text('السيارات المتوفرة', 'Cars in stock'), url: '/vehicles' },
    ],
  },
  {
    id: 'footer-buy',
    area: 'footer',
    label: text('الشراء', 'Buying'),
    url: '/offers',
    children: [
      { id: 'footer-offers', label: text('العروض', 'Offers'), url: '/offers' },
      { id: 'footer-test-drive', label: text('تجربة قيادة', 'Test drive'), url: '/test-drive' },
      {
        id: 'footer-approved',
        label: text('سيارات معتمدة', 'Approved cars'),
        url: '/vehicles?states=approved',
      },
    ],
  },
  {
    id: 'footer-help',
    area: 'footer',
    label: text('المساعدة', 'Help'),
    url: '/retailers',
    children: [
      { id: 'footer-contact', label: text('تواصل معنا', 'Contact us'), url: '/contact' },
      { id: 'footer-owners', label: text('خدمات المالكين', 'Services for owners'), url: '/owners' },
      {
        id: 'footer-fuel-quiz',
        label: text('أي وقود يناسبك؟', 'Which fuel suits you?'),
        url: '/fuel-quiz',
      },
      { id: 'footer-news', label: text('الأخبار', 'News'), url: '/news' },
      { id: 'footer-retailers', label: text('الوكلاء', 'Retailers'), url: '/retailers' },
      { id: 'footer-privacy', label: text('الخصوصية', 'Privacy'), url: '/privacy' },
    ],
  },
] as const;
