export { brandOfPath } from './brand-paths.js';
export { expandModels, modelNames, platformCodeOf } from './models.js';
export {
  brandNameOf,
  brandOfTheme,
  isTheme,
  marketThemes,
  type Theme,
  themeOf,
  themeOfBrand,
} from './themes.js';
