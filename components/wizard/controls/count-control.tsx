'use client'

import { useId } from 'react'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { describedBy, Field } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { MAX_NUMBER } from '@/lib/domain/listing/fields/limits'
import { CountInput } from './count-input'
import { CountText } from './count-text'

/** A number: with buttons for a count (rooms, guests), plain for a measure (an area). */
export function CountControl({ field }: ControlProps) {
  const { value, change, errorAt } = useControl<'count'>(field)
  const { label, help } = useFieldText(field)
  const id = useId()
  const error = errorAt()
  const describing = describedBy(id, { help, error })
  return (
    <Field id={id} label={label} help={help} error={error}>
      {field.max < MAX_NUMBER ? (
        <CountInput
          id={id}
          label={label}
          name={field.path}
          value={value}
          min={field.min}
          max={field.max}
          isWrong={error !== undefined}
          describedBy={describing}
          onChange={change}
        />
      ) : (
        <CountText
          id={id}
          name={field.path}
          value={value}
          isWrong={error !== undefined}
          describedBy={describing}
          onChange={change}
        />
      )}
    </Field>
  )
}
