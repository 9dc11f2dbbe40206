'use client'

import { useId } from 'react'
import { describedBy, Field } from '@/components/ui/field'
import { AmountInput, CountInput } from './number-input'

interface NumberFieldProps {
  /** the path in the draft */
  name: string
  label: string
  help?: string
  error: string | undefined
  value: number | null
  /** halalas as riyals, or a whole number */
  unit: 'money' | 'count'
  onChange: (value: number | null) => void
}

/** A labelled number of the draft with its help and its error. */
export function NumberField({ name, label, help, error, value, unit, onChange }: NumberFieldProps) {
  const id = useId()
  const Input = unit === 'money' ? AmountInput : CountInput
  return (
    <Field id={id} label={label} help={help} error={error}>
      <Input
        id={id}
        name={name}
        value={value}
        isWrong={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
        onChange={onChange}
      />
    </Field>
  )
}
