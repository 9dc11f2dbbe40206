'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AmountField } from '@/components/forms/amount-field'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { FEES, type FeeKind, type FeeWire, lengthUnitOf } from '@/lib/domain/booking/money/fees'
import { feeBody } from '@/lib/domain/calendar/fees'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { useRouter } from '@/lib/i18n/navigation'
import { type FeeValues, feeOf, valuesOf } from './save-fees'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

interface FeeDialogProps {
  mode: PricingMode
  /** null: a new one */
  fee: FeeWire | null
  /** those of which it may be */
  kinds: readonly FeeKind[]
  save: (fee: FeeWire) => Promise<void>
  onClose: () => void
}

/** A fee: its kind, how much, and for what. */
export function FeeDialog({ mode, fee, kinds, save, onClose }: FeeDialogProps) {
  const t = useTranslations('hosted.calendar.fees')
  const report = useReportFailure()
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const title = t(fee ? 'editTitle' : 'newTitle')
  async function send(values: FeeValues) {
    setFailure(null)
    await save(feeOf(values))
    showToast({ kind: 'success', text: t('saved') })
    onClose()
    router.refresh()
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      <Form
        label={title}
        schema={feeBody}
        initialValues={valuesOf(fee, kinds)}
        toBody={feeOf}
        onSubmit={send}
        onFailure={(problem) => setFailure(report(problem))}
      >
        <Body>
          <Fields mode={mode} kinds={kinds} />
          <DialogFailure text={failure} />
          <SubmitButton>{t('save')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}

function Fields({ mode, kinds }: Pick<FeeDialogProps, 'mode' | 'kinds'>) {
  const t = useTranslations('hosted.calendar.fees')
  const names = useTranslations('fees')
  const {
    values: { kind },
  } = useFormikContext<FeeValues>()
  const { charged, hasThreshold } = FEES[kind]
  const unit = lengthUnitOf(mode)
  const isOvertime = kind === 'overtime' || kind === 'lateCheckOut'
  return (
    <>
      {kinds.length > 1 ? (
        <SelectField
          name="kind"
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: names(`names.${value}`) }))}
        />
      ) : null}
      {hasThreshold ? (
        <AmountField
          name="threshold"
          label={t(isOvertime ? `most.${kind}` : 'threshold')}
          help={t(isOvertime ? 'most.help' : 'thresholdHelp')}
        />
      ) : null}
      <AmountField
        name="price"
        label={t('price')}
        help={t(kind === 'extraGuest' || kind === 'child' ? `priceOf.${kind}.${unit}` : `priceOf.${kind}`)}
      />
      {charged.length > 1 ? (
        <SelectField
          name="charged"
          label={t('charged')}
          options={charged.map((value) => ({
            value,
            label: names(value === 'once' ? 'once' : `each.${unit}`),
          }))}
        />
      ) : null}
    </>
  )
}
