export {
  createNavigationClient,
  type LoadedNavigation,
  type NavigationClient,
} from './clients/create-navigation-client.js';
