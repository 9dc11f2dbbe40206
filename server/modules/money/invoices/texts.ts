import type { Bilingual } from '@/lib/domain/text/bilingual'
import { shortInstant } from '@/lib/domain/time/spoken-time'
import { LANGUAGES, loadTranslations, type Translations } from '@/server/i18n'

let loaded: Translations | undefined

/** A text of the catalogue in both languages, as a document stores it; params may differ by language. */
export function inBothLanguages(
  key: string,
  params: Record<string, string | number | Bilingual> = {},
): Bilingual {
  loaded ??= loadTranslations()
  const { sentence } = loaded
  return both((language) =>
    sentence(
      language,
      key,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'object' ? value[language] : value,
        ]),
      ),
    ),
  )
}

/** At the foot of each page of a file that has several. */
export const pageOf = (number: number, count: number): Bilingual =>
  inBothLanguages('invoices.pageOf', { number, count })

export const instantInBoth = (instant: Date): Bilingual => both((language) => shortInstant(instant, language))

function both(write: (language: keyof Bilingual) => string): Bilingual {
  const [ar, en] = LANGUAGES.map(write)
  return { ar: ar ?? '', en: en ?? '' }
}
