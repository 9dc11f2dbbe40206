'use client'

import { Field, useFormikContext } from 'formik'
import { useId } from 'react'
import { Ticks } from '@/components/forms/ticks'

interface TickListProps {
  name: string
  legend: string
  /** shown while nothing is ticked */
  needed: string
  options: readonly { value: string; label: string }[]
}

/** One or more of a few options. */
export function TickList({ name, legend, needed, options }: TickListProps) {
  const id = useId()
  const { values, submitCount } = useFormikContext<Record<string, string[]>>()
  const isMissing = submitCount > 0 && values[name]?.length === 0
  return (
    <Ticks aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} htmlFor={`${id}-${value}`}>
          <Field id={`${id}-${value}`} type="checkbox" name={name} value={value} />
          {label}
        </label>
      ))}
      {isMissing ? (
        <p id={`${id}-error`} role="alert">
          {needed}
        </p>
      ) : null}
    </Ticks>
  )
}
