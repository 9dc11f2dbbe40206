import { IntlMessageFormat } from 'intl-messageformat'

type Params = Record<string, string | number>

/** Latin digits and the Gregorian calendar, as on every page. */
const LOCALES = { ar: 'ar-u-nu-latn', en: 'en' }

/** Parses a text in ICU message syntax, as on the web; throws a SyntaxError for a broken one. */
export const parseMessage = (language: 'ar' | 'en', text: string) =>
  new IntlMessageFormat(text, LOCALES[language])

/** A missing value renders as an empty string, because an incomplete text is better than a failed answer. */
export function formatParsed(message: IntlMessageFormat, params: Params): string {
  const withGaps = new Proxy(params, { has: () => true, get: (known, name: string) => known[name] ?? '' })
  return String(message.format(withGaps))
}
