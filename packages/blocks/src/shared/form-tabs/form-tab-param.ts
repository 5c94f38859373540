/** Query parameter with the tab that has its form on the page. Ids of tabs are unique on a page. */
export const formTabParam = 'form-tab';
