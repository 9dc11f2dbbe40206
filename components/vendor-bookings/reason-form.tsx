'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { object, string } from 'yup'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { Stack } from '@/components/shared/styles/stack'
import { useReportFailure } from '@/components/shared/use-action'
import { showToast } from '@/components/ui/toast/show-toast'
import { userText } from '@/lib/domain/text/text'
import { useRouter } from '@/lib/i18n/navigation'

/** Together with the prefix of the chosen reason, the text stays below the limit of the api. */
const MAX_TEXT = 400

const reasonSchema = object({
  why: string().required(),
  text: userText(MAX_TEXT).when('why', ([why], text) => (why === 'other' ? text.required() : text)),
})

const REASONS = {
  decline: ['dates', 'repair', 'party', 'stay', 'other'],
  cancel: ['repair', 'double', 'emergency', 'other'],
} as const

interface ReasonFormProps {
  kind: keyof typeof REASONS
  label: string
  doneText: string
  /** the consequences, above the fields */
  children?: ReactNode
  send: (reason: string) => Promise<unknown>
  onDone: () => void
}

/** The reason for a rejection or cancellation, with optional text; "another reason" requires it. */
export function ReasonForm({ kind, label, doneText, children, send, onDone }: ReasonFormProps) {
  const t = useTranslations('hosted.reasons')
  const report = useReportFailure()
  const router = useRouter()
  const toReason = ({ why, text }: { why: string; text: string }) =>
    why === 'other' ? text.trim() : [t(`${kind}.${why}`), text.trim()].filter(Boolean).join(': ')
  return (
    <Form
      label={label}
      schema={reasonSchema}
      initialValues={{ why: '', text: '' }}
      toBody={({ why, text }) => ({ why: why || undefined, text: text.trim() || undefined })}
      onSubmit={async (values) => {
        await send(toReason(values))
        showToast({ kind: 'success', text: doneText })
        onDone()
        router.refresh()
      }}
      onFailure={report}
    >
      <Stack $gap={5}>
        {children}
        <SelectField
          name="why"
          label={t('why')}
          placeholder={t('choose')}
          options={REASONS[kind].map((one) => ({ value: one, label: t(`${kind}.${one}`) }))}
        />
        <TextField name="text" label={t('text')} help={t('textHelp')} dir="auto" maxLength={MAX_TEXT} />
        <SubmitButton kind="danger">{label}</SubmitButton>
      </Stack>
    </Form>
  )
}
