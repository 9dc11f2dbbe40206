'use client'

import { useId } from 'react'
import { describedBy, Field } from '@/components/ui/input/field'
import type { Halalas } from '@/lib/domain/money'
import { AmountInput } from './amount-input'

interface AmountFieldProps {
  /** the path in the draft */
  name: string
  label: string
  help?: string
  error: string | undefined
  value: Halalas | null
  onChange: (value: Halalas | null) => void
}

/** A labelled amount of the draft with its help and its error. */
export function AmountField({ name, label, help, error, value, onChange }: AmountFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <AmountInput
        {...{ id, name, value, onChange }}
        isWrong={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
      />
    </Field>
  )
}
