import { useTranslations } from 'next-intl'
import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/listing/vocabulary'

/** The listing types that may tick something, in their usual order. */
export function FacilityTypes({ types }: { types: readonly PropertyType[] }) {
  const t = useTranslations('admin.facilities')
  const names = useTranslations('vocabulary.type')
  const known = PROPERTY_TYPES.filter((type) => types.includes(type))
  return known.length === PROPERTY_TYPES.length
    ? t('allTypes')
    : known.map((type) => names(type)).join(t('comma'))
}
