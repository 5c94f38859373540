import { blockAttribute } from '@mawkib/ui/markup';
import { useEffect, useState } from 'react';

const third = 0.34;

/** The last of these sections with its top above a third of the screen's height. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key
      .split(' ')
      .map((id) => [id, sectionOf(id)] as const)
      .filter((entry): entry is [string, Element] => entry[1] !== null);
    if (sections.length === 0 || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * third;
        const passed = sections.filter(
          ([, section]) => section.getBoundingClientRect().top <= line,
        );
        setCurrent(passed.at(-1)?.[0] ?? null);
      },
      // The root covers everything above the line, so that jumping over a section is observed too.
      { rootMargin: `1000000px 0px -${(1 - third) * 100}% 0px` },
    );
    for (const [, section] of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/** `component-2` is an anchor inside its section. */
const sectionOf = (id: string): Element | null => {
  const target = document.getElementById(id);
  return target?.closest(`[${blockAttribute}]`) ?? target;
};
