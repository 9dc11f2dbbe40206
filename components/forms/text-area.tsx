'use client'

import { useField, useFormikContext } from 'formik'
import { type ComponentPropsWithRef, type Ref, useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'

const Area = styled((props: ComponentPropsWithRef<'textarea'>) => <TextInput as="textarea" {...props} />)`
  && { padding-block: var(--s-3); resize: vertical; min-block-size: 120px; line-height: var(--lh-body); }
`

interface TextAreaProps {
  name: string
  label: string
  help?: string
  rows?: number
  maxLength: number
  /** for what inserts text at the caret */
  areaRef?: Ref<HTMLTextAreaElement>
}

/** A multi-line input bound to Formik; its direction follows the text. */
export function TextArea({ name, label, help, rows = 5, maxLength, areaRef }: TextAreaProps) {
  const id = useId()
  const [field, meta] = useField<string>(name)
  const { status, setStatus } = useFormikContext()
  const error: string | undefined = status?.[name] ?? (meta.touched ? meta.error : undefined)
  return (
    <Field id={id} label={label} help={help} error={error}>
      <Area
        {...field}
        ref={areaRef}
        id={id}
        rows={rows}
        maxLength={maxLength}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={(event) => {
          if (status?.[name]) setStatus({ ...status, [name]: undefined })
          field.onChange(event)
        }}
      />
    </Field>
  )
}
