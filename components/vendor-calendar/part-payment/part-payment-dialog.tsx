'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedPercent, typedSar } from '@/components/forms/typed-number'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import { partPaymentBody } from '@/lib/domain/calendar/bodies'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface PartPaymentDialogProps {
  /** null: a new one */
  part: PartPaymentWire | null
  save: (part: PartPaymentWire) => Promise<unknown>
  onClose: () => void
}

interface Values {
  percent: string
  minimum: string
}

/** What is no number is passed on for the rule of the field to refuse. */
const partOf = ({ percent, minimum }: Values): PartPaymentWire => ({
  percent: typedPercent(percent) ?? Number.NaN,
  minimum: typedSar(minimum) ?? Number.NaN,
})

/** How much of the total guests pay now. */
export function PartPaymentDialog({ part, save, onClose }: PartPaymentDialogProps) {
  const t = useTranslations('hosted.calendar.partPayment')
  const report = useReportFailure()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  async function send(values: Values) {
    setFailure(null)
    await save(partOf(values))
    showToast({ kind: 'success', text: t('saved') })
    onClose()
    router.refresh()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('dialogTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('dialogTitle')}
        schema={partPaymentBody}
        initialValues={{
          percent: part ? String(part.percent) : '',
          minimum: part ? formatAmount(fromSar(part.minimum)) : '',
        }}
        toBody={partOf}
        onSubmit={send}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <AmountField name="percent" label={t('percent')} help={t('percentHelp')} />
          <AmountField name="minimum" label={t('minimum')} help={t('minimumHelp')} />
          <DialogFailure text={failure} />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
