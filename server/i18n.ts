import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { isDay } from '@/lib/domain/time/days'
import { spokenDay } from '@/lib/domain/time/spoken-time'

export const LANGUAGES = ['ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

type Catalogue = { [key: string]: string | Catalogue }

/** The texts of the api, read from messages/ at start. */
export interface Translations {
  sentence(language: Language, key: string, params?: Record<string, string | number>): string
}

export function loadTranslations(): Translations {
  const folder = messagesFolder()
  const catalogues = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')),
    ]),
  ) as Record<Language, Catalogue>
  return {
    sentence: (language, key, params = {}) => {
      const text = textAt(catalogues[language], key) ?? textAt(catalogues.en, key)
      return typeof text === 'string' ? format(language, text, spoken(params, language)) : ''
    },
  }
}

/** Latin digits and the Gregorian calendar, as on every page. */
const LOCALES: Record<Language, string> = { ar: 'ar-u-nu-latn', en: 'en' }

const compiled = new Map<string, IntlMessageFormat>()

/** The text in ICU message syntax, as on the web; each is parsed once. */
function format(language: Language, text: string, params: Record<string, string | number>): string {
  const key = `${language} ${text}`
  const known = compiled.get(key) ?? new IntlMessageFormat(text, LOCALES[language])
  compiled.set(key, known)
  return String(known.format(withGaps(params)))
}

/** A missing value renders as an empty string, because an incomplete text is better than a failed answer. */
function withGaps(params: Record<string, string | number>) {
  return new Proxy(params, { has: () => true, get: (known, name: string) => known[name] ?? '' })
}

/** The text at a path such as `errors.not_found`. */
function textAt(catalogue: Catalogue, path: string): string | Catalogue | undefined {
  return path
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      catalogue,
    )
}

/** Dates are formatted; all other values are passed on. */
function spoken(params: Record<string, string | number>, language: Language) {
  const { day } = params
  return typeof day === 'string' && isDay(day) ? { ...params, day: spokenDay(day, language) } : params
}

/** Returns `ar` unless the header prefers English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const requested = (acceptLanguage ?? '').toLowerCase().match(/\b(ar|en)\b/)
  return requested?.[1] === 'en' ? 'en' : 'ar'
}

/** In the working directory, else next to the source or the bundle. */
function messagesFolder(): string {
  const started = join(process.cwd(), 'messages')
  if (existsSync(started)) return started
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  return join(here, '..', 'messages')
}
