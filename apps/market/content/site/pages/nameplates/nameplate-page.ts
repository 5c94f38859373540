import { block, type DemoPage, link, text } from '../../../demo-page.js';
import { type Chapter, closing, figures, type Shot, shot, type Words } from './chapters.js';

export interface Nameplate {
  name: string;
  ar: string;
  brand: Words;
  theme: DemoPage['theme'];
  hero: Shot;
  line: Words;
  description: Words;
  chapters: readonly Chapter[];
  figures: readonly [title: Words, picture: Shot];
  /** Chapters before the figures. */
  figuresAt: number;
  close: Words;
}

const pathOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The page of a nameplate: hero, navigation, its chapters around the figures, and the ways on. */
export function nameplatePage(given: Nameplate): DemoPage {
  const { name, ar, brand, theme, hero, line, description, chapters, figuresAt } = given;
  const key = pathOf(name);
  const summary = figures(key.replaceAll('-', '_'), ...given.figures);
  const anchors: readonly Pick<Chapter, 'anchor' | 'label'>[] = [
    ...chapters.slice(0, figuresAt),
    { anchor: 'figures', label: ['الأرقام', 'Figures'] },
    ...chapters.slice(figuresAt),
    { anchor: 'next', label: ['الخطوة التالية', 'Next step'] },
  ];
  return {
    id: key,
    path: `/${key}`,
    title: text(ar, name),
    meta_title: text(`${brand[0]} ${ar}`.trim(), `${brand[1]} ${name}`.trim()),
    meta_description: text(...description),
    image_id: hero[0],
    page_type: 'models',
    theme,
    blocks: [
      block(
        'hero-carousel',
        {
          is_autoplay: false,
          has_timer: false,
          slider_theme: theme === 'jaguar' ? 'black-theme' : 'dark-theme',
        },
        [
          {
            image: shot(hero),
            title: text(ar, name),
            header_size: 'title',
            paragraph: text(...line),
            'rdx-buttons': [
              link(
                `/vehicles?models=${name.replaceAll(' ', '+')}`,
                'السيارات المتوفرة',
                'Cars in stock',
              ),
              link(`/test-drive?model=${key}`, 'تجربة قيادة', 'Test drive'),
            ],
          },
        ],
      ),
      block(
        'in-page-navigation',
        { goTopShort: text('الأعلى', 'Top') },
        anchors.map(({ anchor, label }) => ({ label: text(...label), blockId: anchor })),
      ),
      ...chapters.slice(0, figuresAt).flatMap(({ blocks }) => blocks),
      summary,
      ...chapters.slice(figuresAt).flatMap(({ blocks }) => blocks),
      closing(name, ar, given.close),
    ],
  };
}
