'use client'

import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { describedBy, Field } from '@/components/ui/input/field'
import { DateInput } from './date-input'

interface DateFieldProps {
  name: string
  label: string
  help?: string
  min?: string
  max?: string
}

/** A labelled date, bound to Formik; its value is an ISO day. */
export function DateField({ name, label, help, min, max }: DateFieldProps) {
  const id = useId()
  const [field, meta, { setValue, setError }] = useField<string>(name)
  const { status, setStatus } = useFormikContext()
  const error: string | undefined = status?.[name] ?? (meta.touched ? meta.error : undefined)
  return (
    <Field id={id} label={label} help={help} error={error}>
      <DateInput
        {...{ id, name, label, min, max }}
        value={field.value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={(value) => {
          if (status?.[name]) setStatus({ ...status, [name]: undefined })
          if (meta.error) setError(undefined)
          void setValue(value, false)
        }}
      />
    </Field>
  )
}
