'use client'

import { useField, useFormikContext } from 'formik'
import { type InputHTMLAttributes, useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'

const Line = styled.div`
  &[data-lead] { position: relative; direction: ltr; }
  &[data-lead] input { padding-inline-start: var(--s-20); }
`

const Prefix = styled.bdi`
  position: absolute; inset-block: 0; inset-inline-start: var(--s-4); display: grid; align-items: center;
  color: var(--c-ink-2); font-variant-numeric: tabular-nums; pointer-events: none;
`

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string
  label: string
  help?: string
  /** a prefix in the same line, from left to right: +966 */
  prefix?: string
}

/** A labelled input bound to Formik; a server error under it is cleared as soon as the user types. */
export function TextField({ name, label, help, prefix, ...input }: TextFieldProps) {
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
      <Line data-lead={prefix ? true : undefined}>
        {prefix ? <Prefix>{prefix}</Prefix> : null}
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
      </Line>
    </Field>
  )
}
