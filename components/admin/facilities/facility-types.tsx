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

/** The words of the question before a facility, or a group of them, is no longer offered. */
export function useHideQuestion<Kind extends 'facility-groups' | 'facilities'>(kind: Kind) {
  const t = useTranslations('admin.facilities.off')
  return (name: string) => ({
    title: t('title', { name }),
    keep: t('keep'),
    confirm: t('confirm'),
    consequence: t('consequence'),
    kind,
  })
}
