export { Icon, type IconProps } from './Icon.js';
export { type IconName, iconNames, isIconName } from './icon-names.js';
