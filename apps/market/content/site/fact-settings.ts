import { demoProductLists } from '../market/demo-model-lists.js';

/** URLs of the demo market's data: its own services. A market may name others. */
export const factSettings: Readonly<Record<string, string>> = {
  'mena.offers_api_url': '/services/content/offers',
  'mena.news_api_url': '/services/content/news',
  'mena.collections_api_url': '/services/content/collections',
  'mena.currency_exchange_api_url': '/services/content/currency-exchange',
  'dealers.postcode_url': '/services/content/dealers/by_postcode',
  'dynamic_content.api_base_url': '/services/stock',
  'dynamic_content.lists': JSON.stringify(demoProductLists),
  'dynamic_content.external_stock_list_url': '/services/stock/public_api/external_stock',
};
