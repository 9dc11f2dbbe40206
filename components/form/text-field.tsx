'use client'

import { useField, useFormikContext } from 'formik'
import { type InputHTMLAttributes, useId } from 'react'
import { describedBy, Field, TextInput } from '@/components/ui/field'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string
  label: string
  help?: string
}

/** A labelled input bound to Formik; an answer of the server under it goes away as soon as the person types. */
export function TextField({ name, label, help, ...input }: TextFieldProps) {
  const id = useId()
  const [field, meta] = useField<string>(name)
  const { status, setStatus, setFieldError } = useFormikContext()
  const error: string | undefined = status?.[name] ?? (meta.touched ? meta.error : undefined)
  const forgetError = () => {
    if (status?.[name]) setStatus({ ...status, [name]: undefined })
    if (meta.error) setFieldError(name, undefined)
  }
  return (
    <Field id={id} label={label} help={help} error={error}>
      <TextInput
        {...input}
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={(event) => {
          forgetError()
          field.onChange(event)
        }}
      />
    </Field>
  )
}
