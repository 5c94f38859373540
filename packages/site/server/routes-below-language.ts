/** Routes of a React Router build, by id. */
export type BuiltRoutes = Readonly<
  Record<
    string,
    { readonly id: string; readonly parentId?: string; readonly path?: string } | undefined
  >
>;

/** Full paths of the routes below `:locale`: `showroom/:slug`, `opening-hours`, `*`. */
export function routesBelowLanguage(routes: BuiltRoutes): string[] {
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route
      ? [...pathOf(route.parentId), ...(route.path ?? '').split('/').filter(Boolean)]
      : [];
  };
  const paths = Object.keys(routes).map(pathOf);
  const below = paths.filter(([first, ...rest]) => first === ':locale' && rest.length > 0);
  return [...new Set(below.map(([, ...rest]) => rest.join('/')))];
}
