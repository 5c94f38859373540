import { laterAttribute, travelAttribute, wholeAttribute } from '../markup/index.js';
import { layerOrder } from './sheets/sheet.js';
import { stickyCss } from './sticky-bars.js';
import { type FontUrls, fontCss } from './themes/fonts.js';
import { resolveTheme } from './themes/registered-themes.js';
import { otherThemeCss, themeCss } from './themes/theme-css.js';
import type { ThemeTokens } from './themes/themes.js';

const reset = `
*,::before,::after{box-sizing:border-box}
*{margin:0;padding:0;border:0 solid}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;font-family:var(--mk-font-primary);scrollbar-gutter:stable}
body{min-block-size:100svh;background:var(--mk-color-canvas);color:var(--mk-color-ink);font-size:var(--mk-size-body);font-weight:var(--mk-weight-body);line-height:var(--mk-leading-body);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;font-kerning:normal;font-variant-numeric:lining-nums;font-feature-settings:var(--mk-font-features)}
[dir=ltr]{--mk-direction-flip:1;--mk-direction-to-end:to right}
[dir=rtl]{--mk-direction-flip:-1;--mk-direction-to-end:to left}
[data-surface]{background-color:var(--mk-color-canvas);color:var(--mk-color-ink)}
img,picture,svg,video,iframe{display:block;max-inline-size:100%}
img,video{block-size:auto}
button,input,select,textarea{font:inherit;color:inherit;background:none;border-radius:0}
button,summary,[role=button]{cursor:pointer}
:disabled{cursor:not-allowed}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:var(--mk-weight-heading);text-wrap:balance}
h1,h2,h3,h4,h5,h6,p,li,dd{overflow-wrap:break-word}
p,li,dd{text-wrap:pretty}
em,i,cite,address,dfn{font-style:normal}
em,b,strong{font-weight:var(--mk-weight-medium)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
fieldset{min-inline-size:0}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:2px solid var(--mk-color-focus);outline-offset:3px}
[tabindex="-1"]:focus-visible{outline:none}
::selection{background:var(--mk-color-ink);color:var(--mk-color-canvas)}
[hidden]{display:none!important}
@media screen{html:not([${wholeAttribute}]) [${laterAttribute}]{content-visibility:auto;contain-intrinsic-block-size:auto 44rem}}
@media (prefers-reduced-motion: no-preference){html{scroll-behavior:smooth}[${travelAttribute}=to]{view-transition-name:mk-travel}}
::view-transition-group(*){animation-duration:.35s;animation-timing-function:cubic-bezier(.2,.7,.2,1)}
@media (prefers-reduced-motion: reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
@media (forced-colors: active){:is([aria-current]:not([aria-current=false]),[aria-selected=true],[aria-expanded=true]:not(input),[data-current]){text-decoration:underline 2px!important;text-underline-offset:.3em!important}[role=option][aria-selected=true]{outline:2px solid Highlight}}
@media print{body{background:#fff;color:#000}[data-surface]{background:none;color:#000}[data-print=hidden]{display:none!important}}
`;

/**
 * CSS before all component styles: layer order, fonts, tokens, reset. With several themes, each
 * applies under its `data-theme`, the first also without one. A theme is the result of
 * `createTheme`, or the id of a registered one.
 */
export function globalCss(
  theme: ThemeTokens | string | readonly [ThemeTokens | string, ...(ThemeTokens | string)[]],
  fonts: FontUrls = {},
): string {
  const list = isList(theme) ? theme : ([theme] as const);
  const [first, ...others] = [resolveTheme(list[0]), ...list.slice(1).map(resolveTheme)] as const;
  const themes = [first, ...others];
  const tokens = [themeCss(first), ...others.map((other) => otherThemeCss(other, first))];
  return [
    layerOrder,
    ...themes.map((name) => fontCss(name, fonts)),
    `@layer mk-base{${tokens.join('\n')}${reset}${stickyCss}}`,
  ].join('\n');
}

const isList = <T>(value: T | readonly [T, ...T[]]): value is readonly [T, ...T[]] =>
  Array.isArray(value);
