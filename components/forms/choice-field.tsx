'use client'

import { useField } from 'formik'
import { useId } from 'react'
import { Field } from '@/components/ui/input/field'
import { SelectFrame } from './select-field'

interface ChoiceFieldProps<Name extends string> {
  name: Name
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
}

/** A select of which one option is always chosen, bound to Formik. */
export function ChoiceField<Name extends string>({ name, label, help, options }: ChoiceFieldProps<Name>) {
  const id = useId()
  const [field] = useField<string>(name)
  return (
    <Field id={id} label={label} help={help}>
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
