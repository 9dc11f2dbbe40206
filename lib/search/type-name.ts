import { getTranslations } from 'next-intl/server'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Locale } from '@/lib/i18n/routing'

/** A listing type as results name it; without one, any place. */
export async function nameOfType(type: PropertyType | null, locale: Locale): Promise<string> {
  if (type === null) return (await getTranslations({ locale, namespace: 'search.results' }))('anyPlace')
  return (await getTranslations({ locale, namespace: 'vocabulary.type' }))(type)
}
