import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatParsed, parseMessage } from '@/lib/domain/text/icu-message'
import { isDay } from '@/lib/domain/time/days'
import { spokenDay } from '@/lib/domain/time/spoken-time'

export const LANGUAGES = ['ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

type Catalogue = { [key: string]: string | Catalogue }

/** The texts of the api: those of messages/, read at start, and those that admins wrote in their place. */
export interface Translations {
  sentence(language: Language, key: string, params?: Record<string, string | number>): string
  /** a text of messages/ with its variables, whatever admins wrote */
  original(language: Language, key: string): string
  /** the texts of admins from now on, by `overrideKey` */
  override(texts: ReadonlyMap<string, string>): void
}

export const overrideKey = (language: Language, key: string) => `${language} ${key}`

export function loadTranslations(): Translations {
  const catalogues = readCatalogues()
  let written: ReadonlyMap<string, string> = new Map()
  const original = (language: Language, key: string) => {
    const text = textAt(catalogues[language], key) ?? textAt(catalogues.en, key)
    return typeof text === 'string' ? text : ''
  }
  return {
    sentence: (language, key, params = {}) => {
      const text = written.get(overrideKey(language, key)) ?? original(language, key)
      return format(language, text, spoken(params, language))
    },
    original,
    override: (texts) => {
      written = texts
    },
  }
}

function readCatalogues(): Record<Language, Catalogue> {
  const folder = messagesFolder()
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')),
    ]),
  ) as Record<Language, Catalogue>
}

const compiled = new Map<string, ReturnType<typeof parseMessage>>()

/** Each text is parsed once. */
function format(language: Language, text: string, params: Record<string, string | number>): string {
  const key = `${language} ${text}`
  const known = compiled.get(key) ?? parseMessage(language, text)
  compiled.set(key, known)
  return formatParsed(known, params)
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
