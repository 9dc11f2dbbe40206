'use client'

import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'

interface TextFileFieldProps {
  name: string
  label: string
  help?: string
  /** the endings of the files, as the browser wants them: `.csv,.xml` */
  accept: string
}

/** A file that is sent as text, bound to Formik; its value is the content. */
export function TextFileField({ name, label, help, accept }: TextFileFieldProps) {
  const id = useId()
  const [, meta, { setValue, setError }] = useField<string>(name)
  const { status, setStatus } = useFormikContext()
  const error: string | undefined = status?.[name] ?? (meta.touched ? meta.error : undefined)
  return (
    <Field id={id} label={label} help={help} error={error}>
      <TextInput
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        onChange={async (event) => {
          if (status?.[name]) setStatus({ ...status, [name]: undefined })
          if (meta.error) setError(undefined)
          const file = event.target.files?.[0]
          await setValue(file ? await file.text() : '', false)
        }}
      />
    </Field>
  )
}
