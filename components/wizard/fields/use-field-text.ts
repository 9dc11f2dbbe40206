'use client'

import { useTranslations } from 'next-intl'
import type { Field } from '@/lib/domain/listing/fields/field'

/** The key of a field's options in the vocabulary, by its path in the draft. */
const OPTION_KEYS: Record<string, string> = {
  'facts.section': 'section',
  'facts.roomType': 'roomType',
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

/** The label of a field, its help text where there is one, and the labels of its options. */
export function useFieldText({ path, fact }: Pick<Field, 'path' | 'fact'>) {
  const t = useTranslations()
  const own = `wizard.fields.${path.replaceAll('.', '_')}`
  const help = `${own}.help`
  return {
    label: t(fact ? `vocabulary.fact.${fact}` : `${own}.label`),
    help: t.has(help) ? t(help) : undefined,
    option: (option: string) => t(`vocabulary.${OPTION_KEYS[path]}.${option}`),
  }
}
