'use client'

import type { FormikValues } from 'formik'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Schema } from 'yup'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'

interface ContentDialogProps<Values extends FormikValues, Sent> {
  title: string
  schema: Schema<Sent>
  initialValues: Values
  /** maps the typed values to what is sent */
  toBody?: (values: Values) => unknown
  onSave: (body: Sent) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** The form of one row of the content; what was typed stays when another admin was faster. */
export function ContentDialog<Values extends FormikValues, Sent>({
  title,
  schema,
  initialValues,
  toBody = (values) => values,
  onSave,
  onClose,
  children,
}: ContentDialogProps<Values, Sent>) {
  const t = useTranslations('admin.content')
  const bodyOf = (values: Values) => trimmed(toBody(values))
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      shape="wide"
      schema={schema}
      initialValues={initialValues}
      toBody={bodyOf}
      send={async (values) => {
        await onSave(schema.validateSync(bodyOf(values)))
        return t('saved')
      }}
      onClose={onClose}
    >
      {children}
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

/** Texts without the spaces around them. */
function trimmed(body: unknown): unknown {
  if (typeof body === 'string') return body.trim()
  if (Array.isArray(body)) return body.map(trimmed)
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, trimmed(value)]))
}
