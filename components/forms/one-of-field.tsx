'use client'

import { useField } from 'formik'
import { useId } from 'react'
import { Field } from '@/components/ui/input/field'
import { SelectFrame } from './select-field'

interface OneOfFieldProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A select of which one option is always chosen. */
export function OneOfField({ name, label, options }: OneOfFieldProps) {
  const id = useId()
  const [field] = useField<string>(name)
  return (
    <Field id={id} label={label}>
      <SelectFrame>
        <select {...field} id={id}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
