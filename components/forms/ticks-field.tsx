'use client'

import { Field as FormikField, useFormikContext } from 'formik'
import { useId } from 'react'
import { Ticks } from './ticks'

interface TicksFieldProps {
  name: string
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
}

/** Any number of the options, bound to Formik as a list. */
export function TicksField({ name, label, help, options }: TicksFieldProps) {
  const id = useId()
  const { errors, status, submitCount } = useFormikContext<Record<string, string>>()
  const error: string | undefined = status?.[name] ?? (submitCount > 0 ? errors[name] : undefined)
  return (
    <Ticks aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <FormikField id={`${id}-${value}`} type="checkbox" name={name} value={value} />
          {text}
        </label>
      ))}
      {help ? <p>{help}</p> : null}
      {error ? (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Ticks>
  )
}
