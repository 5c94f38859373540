/** The document for when the error page itself could not be rendered: made of nothing that can fail. */
export const lastResortDocument = `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>500</title></head><body><main><p lang="en" dir="ltr">An error occurred while showing the error page</p><p><a href="/ar/">الرئيسية</a></p></main></body></html>`;

/** The router's own words for a document that it could not render. */
export const isUnrendered = ({ url }: Request, { status, headers }: Response): boolean =>
  status === 500 &&
  headers.get('content-type') === 'text/plain' &&
  !new URL(url).pathname.endsWith('.data');
