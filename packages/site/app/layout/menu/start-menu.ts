/** The code of the menu's panels, once it is loaded; one menu runs for the header of the page. */
let code: Promise<typeof import('./run-menu.ts')> | undefined;

/** Loads the code of the panels and starts it on a header; false if it cannot be loaded. */
export async function startMenu(header: HTMLElement): Promise<boolean> {
  code ??= import('./run-menu.ts');
  try {
    (await code).runMenu(header);
    return true;
  } catch {
    code = undefined;
    return false;
  }
}

/** Marks the current page in a menu that runs. */
export const menuPageChanged = (): void => {
  code?.then(
    (loaded) => loaded.menuPageChanged(),
    () => {},
  );
};
