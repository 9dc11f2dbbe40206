import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ComparedVersion } from '@/components/shared/listing-fields/difference'
import { useFieldLines } from '@/components/shared/listing-fields/use-field-lines'
import { useFieldTexts } from '@/components/shared/listing-fields/use-field-text'
import type { Field, FieldValues } from '@/lib/domain/listing/fields/field'
import { fromWire, type ListingWire } from '@/lib/domain/listing/wire'
import { inLanguage } from '@/lib/i18n/direction'

export function versionOf(wire: ListingWire): ComparedVersion {
  const { type, variant } = fromWire(wire)
  return { payload: wire, type, variant }
}

/** The lines of a field's value or of a part of it, in more detail than the wizard's summary where that only counts. */
export function useDetailedLines(): (field: Field, value: unknown) => ReactNode[] {
  const t = useTranslations('admin.services.difference')
  const textOfField = useFieldTexts()
  const locale = useLocale()
  const linesOf = useFieldLines()
  return (field, value) => {
    if (field.kind === 'facilities') {
      return (value as FieldValues['facilities']).map(({ name, count }) =>
        [inLanguage(locale, name), count].filter((one) => one !== null).join(' · '),
      )
    }
    if (field.kind === 'rooms') {
      return (value as FieldValues['rooms']).map(({ beds, bathrooms }) =>
        t('room', { beds: beds ?? 0, bathrooms: bathrooms ?? 0 }),
      )
    }
    if (field.kind === 'point') {
      const point = value as NonNullable<FieldValues['point']>
      return [<bdi key="point" dir="ltr">{`${point.latitude}, ${point.longitude}`}</bdi>]
    }
    return linesOf(field, value, textOfField(field).option)
  }
}
