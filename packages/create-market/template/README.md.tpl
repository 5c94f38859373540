# {{name}}

A market built with Mawkib: its site, its editor and its services in one process.

```sh
npm start      # http://localhost:3000/{{firstLanguage}}/ and, for staff, /{{firstLanguage}}/cms
npm test       # types, the market object and the first page
npm run dev    # the site and the editor with hot reload
```

The first start builds the applications, creates a database in `data/` and loads `content.ts`: its pages and its form
always, its examples (`demoContent`) unless the market is live. The sign-in page of the
editor names a demo person for each role; only this machine can use them.

| file | what it holds |
|---|---|
| `market.ts` | country, languages, currency, brand and theme: `defineMarket` |
| `catalogue.ts`, `components.ts` | the blocks that pages are made of, and what they render with |
| `content.ts`, `pictures/` | what an empty database begins with; staff change it from then on |
| `server.ts` | starts everything; service modules of your own go here |
| `site/app/routes.ts` | the routes of the site; add, replace or remove some |
| `site/app/parts.ts` | what the site renders with: components, icons, fonts |
| `editor/` | the entry of the editor |

```sh
npm run new block charging-times     # a block of your own, known to services, editor and site
npm run new page-type campaign       # a type that staff choose for a page
npm run new locale fr                # one more language
```
