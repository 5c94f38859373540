import { brandOfTheme } from '@mawkib/core/brands';

/** The icon of the page's brand where it has one of its own, else those of the site. */
export function SiteIcons({ theme }: { theme: string }) {
  const own = brandOfTheme(theme)?.favicon;
  if (own) return <link rel="icon" href={own} />;
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
