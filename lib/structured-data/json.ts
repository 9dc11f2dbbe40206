/** One thing of schema.org. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** The text of a JSON-LD script; no sign in it can end the script tag or begin another one. */
export function jsonLd(things: Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
