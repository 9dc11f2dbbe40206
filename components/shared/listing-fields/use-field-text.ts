'use client'

import { useTranslations } from 'next-intl'
import type { Field } from '@/lib/domain/listing/fields/field'

/** The key of a field's options in the vocabulary, by its path in the draft. */
const OPTION_KEYS: Record<string, string> = {
  'facts.section': 'section',
  'facts.roomType': 'roomType',
  photoRooms: 'photoRoom',
  rules: 'houseRule',
  suitableFor: 'occasion',
  safety: 'safety',
  kitchen: 'kitchen',
  outdoors: 'outdoor',
  meals: 'meal',
  audience: 'audience',
  bookingType: 'bookingType',
  cancellationPolicy: 'policy',
  addOns: 'addOn',
}

interface FieldText {
  label: string
  help: string | undefined
  option: (option: string) => string
}
type Named = Pick<Field, 'path' | 'fact'>

/** The label of a field, its help text where there is one, and the labels of its options. */
export function useFieldText(field: Named): FieldText {
  return useFieldTexts()(field)
}

/** The same for many fields. */
export function useFieldTexts(): (field: Named) => FieldText {
  const t = useTranslations()
  return ({ path, fact }) => {
    const own = `wizard.fields.${path.replaceAll('.', '_')}`
    const help = `${own}.help`
    return {
      label: t(fact ? `vocabulary.fact.${fact}` : `${own}.label`),
      help: t.has(help) ? t(help) : undefined,
      option: (option) => t(`vocabulary.${OPTION_KEYS[path]}.${option}`),
    }
  }
}
