/** A schema.org Thing. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** The text of a JSON-LD script; escaped so that it cannot end the script tag. */
export function jsonLd(things: Thing[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
