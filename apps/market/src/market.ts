import { firstMarket } from '@mawkib/core/first-market';
import { defineMarket } from '@mawkib/core/market';
import { firstThemes } from '@mawkib/ui/styles';
import { demoNavigation } from '../content/site/navigation/demo-navigation.js';
import { views } from './views.js';

/**
 * The demo market. `texts` override those of any package, by catalogue, key and language: `{
 * 'order-online': { start: { ar: '…', en: '…' } } }`.
 */
export const market = defineMarket({
  ...firstMarket,
  id: 'demo',
  themes: firstThemes,
  texts: {},
  views,
  navigation: demoNavigation,
  pageTypes: [
    { id: 'models', name: { ar: 'طراز', en: 'Model' } },
    { id: 'news', name: { ar: 'خبر', en: 'News article' } },
    { id: 'offer', name: { ar: 'عرض', en: 'Offer' } },
    { id: 'offers', name: { ar: 'عروض', en: 'Offers' } },
    { id: 'campaign', name: { ar: 'حملة', en: 'Campaign' } },
    { id: 'legal', name: { ar: 'صفحة قانونية', en: 'Legal' } },
  ],
});
