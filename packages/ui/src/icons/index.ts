export { Icon, type IconProps } from './Icon.js';
export { directionalIcons, type IconName, iconNames, isIconName } from './icon-names.js';
