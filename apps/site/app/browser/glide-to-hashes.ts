/**
 * Following a hash on this page glides there. Only then: a new page starts at its top and the way
 * back ends where the visitor was, both at once. Returns how to stop.
 */
export function glideToHashes(): () => void {
  const { style } = document.documentElement;
  const glide = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href*="#"]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== location.pathname) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
  };
  const rest = () => {
    style.scrollBehavior = '';
  };
  document.addEventListener('click', glide, true);
  document.addEventListener('scrollend', rest);
  return () => {
    rest();
    document.removeEventListener('click', glide, true);
    document.removeEventListener('scrollend', rest);
  };
}
