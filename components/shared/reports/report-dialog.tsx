'use client'

import { useField } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SelectFrame } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Field } from '@/components/ui/input/field'
import { call } from '@/lib/api/call'
import {
  MAX_REPORT_TEXT,
  REPORT_REASONS,
  type ReportBody,
  type ReportKind,
  reportBody,
} from '@/lib/domain/reviews/report'

const Frame = styled.div`
  form, & { display: grid; gap: var(--s-5); }
`

const Intro = styled.p`
  color: var(--c-ink-2);
`

interface ReportDialogProps {
  kind: ReportKind
  subjectId: string
  onClose: () => void
}

/** The report form, for anyone who sees the subject; an admin reads it. */
export default function ReportDialog({ kind, subjectId, onClose }: ReportDialogProps) {
  const t = useTranslations('report')
  const [isSent, setIsSent] = useState(false)
  const toBody = (values: { reason: string; text: string }) => ({ kind, subjectId, ...values }) as ReportBody
  return (
    <Dialog open onOpenChange={onClose} title={t(`open.${kind}`)} closeLabel={t('close')}>
      <Frame>
        <Intro role="status">{t(isSent ? 'thanks' : 'intro')}</Intro>
        {isSent ? (
          <Button $wide onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Form
            label={t(`open.${kind}`)}
            schema={reportBody}
            initialValues={{ reason: REPORT_REASONS[kind][0] as string, text: '' }}
            toBody={toBody}
            onSubmit={async (values) => {
              await call('POST /reports', { body: toBody(values) })
              setIsSent(true)
            }}
          >
            <Reason kind={kind} />
            <TextArea name="text" label={t('text')} maxLength={MAX_REPORT_TEXT} />
            <SubmitButton>{t('send')}</SubmitButton>
          </Form>
        )}
      </Frame>
    </Dialog>
  )
}

function Reason({ kind }: { kind: ReportKind }) {
  const t = useTranslations('report')
  const id = useId()
  const [field] = useField<string>('reason')
  return (
    <Field id={id} label={t('reason')}>
      <SelectFrame>
        <select id={id} {...field}>
          {REPORT_REASONS[kind].map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}
