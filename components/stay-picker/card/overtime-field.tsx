'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import { Field, SelectInput } from '@/components/ui/input/field'
import { overtimeFee } from '@/lib/domain/booking/overtime'
import { riyalValues, toSar } from '@/lib/domain/money'

/** By how much the stay is longer than its hours or nights, where the listing sells that. */
export function OvertimeField() {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const id = useId()
  const { offer, choice, change, availability } = useStay()
  const fee = overtimeFee(offer.terms)
  if (!fee) return null
  const { kind, threshold: most, priceHalalas } = fee
  const isTaken = choice.overtime > 0 && availability.state === 'taken'
  const amount = words('riyals', riyalValues(toSar(priceHalalas)))
  return (
    <Field
      id={id}
      label={t('later.label')}
      help={isTaken ? t('later.taken') : t('later.each', { kind, amount })}
    >
      <SelectInput
        id={id}
        aria-describedby={`${id}-help`}
        value={Math.min(choice.overtime, most)}
        onChange={(event) => change({ overtime: Number(event.target.value) })}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          <option key={t(kind, { count })} value={count}>
            {count === 0 ? t('later.none') : t(kind, { count })}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
