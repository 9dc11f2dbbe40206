'use client'

import { useTranslations } from 'next-intl'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { TicksField } from './ticks-field'

/** Any number of the nine listing types. */
export function PropertyTypesField({ name, label }: { name: string; label: string }) {
  const types = useTranslations('vocabulary.type')
  const options = PROPERTY_TYPES.map((value) => ({ value, label: types(value) }))
  return <TicksField name={name} label={label} options={options} />
}
