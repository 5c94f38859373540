export { brandOfPath } from './brand-paths.js';
export { marketBrands } from './market-brands.js';
export { expandModels, externalCodeOf, modelNames, platformCodeOf } from './models.js';
export { siteName } from './site-name.js';
export {
  brandNameOf,
  brandOfTheme,
  firstStockBrand,
  isTheme,
  marketThemes,
  stockBrand,
  type Theme,
  themeOf,
  themeOfBrand,
} from './themes.js';
export { type AddedView, addedViews, registerViews, viewPictures } from './views.js';
