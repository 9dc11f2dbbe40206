'use client'

import { useField } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, TextInput } from '@/components/ui/field'
import { showToast } from '@/components/ui/show-toast'
import { reportService } from '@/lib/api/reports'
import { MAX_REPORT_TEXT, REPORT_REASONS, type ReportBody, reportBody } from '@/lib/domain/listing/report'

const TEXT_ROWS = 5

const Frame = styled.div`
  form, & { display: grid; gap: var(--s-5); }
  textarea { padding-block: var(--s-3); resize: vertical; min-block-size: 120px; }
  .intro { color: var(--c-ink-2); }
`

/** What is wrong with a place, told by anybody; somebody of Diyar reads it. */
export default function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('detail.report')
  const failureText = useFailureText()
  const [isSent, setIsSent] = useState(false)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <Frame>
        <p className="intro" role="status">
          {t(isSent ? 'thanks' : 'intro')}
        </p>
        {isSent ? (
          <Button type="button" $wide onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Form
            label={t('title')}
            schema={reportBody}
            initialValues={{ reason: REPORT_REASONS[0] as string, text: '' }}
            onSubmit={async (values) => {
              await reportService(id, values as ReportBody)
              setIsSent(true)
            }}
            onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
          >
            <Reason />
            <Text />
            <SubmitButton>{t('send')}</SubmitButton>
          </Form>
        )}
      </Frame>
    </Dialog>
  )
}

function Reason() {
  const t = useTranslations('detail.report')
  const id = useId()
  const [field] = useField<string>('reason')
  return (
    <Field id={id} label={t('reason')}>
      <TextInput as="select" id={id} {...field}>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </TextInput>
    </Field>
  )
}

function Text() {
  const t = useTranslations('detail.report')
  const id = useId()
  const [field, meta] = useField<string>('text')
  const error = meta.touched ? meta.error : undefined
  return (
    <Field id={id} label={t('text')} error={error}>
      <TextInput
        as="textarea"
        id={id}
        rows={TEXT_ROWS}
        maxLength={MAX_REPORT_TEXT}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...field}
      />
    </Field>
  )
}
