'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import type { ControlProps } from '@/components/wizard/control'
import { useControl } from '@/components/wizard/use-control'
import { useFieldWords } from '@/components/wizard/use-field-words'
import { latinDigits } from '@/lib/domain/arabic'

const COORDINATES = /^\s*(\d{1,2}(?:\.\d+)?)\s*[,،\s]\s*(\d{1,3}(?:\.\d+)?)\s*$/

/** A point as maps copy it: latitude, longitude. */
export function CoordinatesControl({ field }: ControlProps) {
  const t = useTranslations('wizard')
  const { value, change, errorAt } = useControl<'point'>(field)
  const { label } = useFieldWords(field)
  const [text, setText] = useState(value ? `${value.latitude}, ${value.longitude}` : '')
  const id = useId()
  const error = errorAt()
  const help = t('coordinates')
  return (
    <Field id={id} label={label} help={help} error={error}>
      <TextInput
        id={id}
        name={field.path}
        dir="ltr"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={(event) => {
          setText(event.target.value)
          const [, latitude, longitude] = COORDINATES.exec(latinDigits(event.target.value)) ?? []
          change(latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null)
        }}
      />
    </Field>
  )
}
