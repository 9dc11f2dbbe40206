'use client'

import type { FormikValues } from 'formik'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

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
  const failureText = useFailureText()
  const router = useRouter()
  const bodyOf = (values: Values) => trimmed(toBody(values))
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} shape="wide" startsInField>
      <Form
        label={title}
        schema={schema}
        initialValues={initialValues}
        toBody={bodyOf}
        onSubmit={async (values) => {
          await onSave(schema.validateSync(bodyOf(values)))
          showToast({ kind: 'success', text: t('saved') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          {children}
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}

/** Texts without the spaces around them. */
function trimmed(body: unknown): unknown {
  if (typeof body === 'string') return body.trim()
  if (Array.isArray(body)) return body.map(trimmed)
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, trimmed(value)]))
}
