export {
  type CalculatorConfig,
  type ContentItem,
  type ContentItemFields,
  type ContentItemsOptions,
  type ContentItemType,
  isCompleteContentItem,
  readContentItems,
} from './content-items.js';
