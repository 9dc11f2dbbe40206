import { useTranslations } from 'next-intl'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { AdminChargebackWire } from '@/lib/contract/schemas/chargebacks/wire'
import { decideBody } from '@/lib/domain/chargebacks/bodies'
import type { ChargebackEnding } from '@/lib/domain/chargebacks/chargeback'

interface DecisionDialogProps {
  chargeback: AdminChargebackWire
  event: ChargebackEnding
  onClose: () => void
}

/** What came of a chargeback, and who bears it. */
export function DecisionDialog({ chargeback, event, onClose }: DecisionDialogProps) {
  const t = useTranslations('admin.chargebacks')
  const { _id, carriers, proposed } = chargeback
  const isLost = event !== 'win'
  const toBody = (typed: typeof EMPTY) => ({
    event,
    ...(isLost ? { carrier: typed.carrier || undefined } : {}),
    reason: typed.reason.trim(),
  })
  return (
    <FormDialog
      title={t(`decideTitle.${event}`)}
      closeLabel={t('close')}
      schema={decideBody}
      initialValues={{ ...EMPTY, carrier: proposed }}
      toBody={toBody}
      send={async (values) => {
        await call('POST /admin/chargebacks/:id/decide', {
          params: { id: _id },
          body: decideBody.validateSync(toBody(values)),
        })
        return t('decided')
      }}
      onClose={onClose}
    >
      <p>{t('decideText')}</p>
      {isLost ? (
        <SelectField
          name="carrier"
          label={t('carrier')}
          help={t('carrierHelp', { carrier: t(`carriers.${proposed}`) })}
          placeholder={t('choose')}
          options={carriers.map((value) => ({ value, label: t(`carriers.${value}`) }))}
        />
      ) : null}
      <ReasonField label={t('decisionReason')} help={t('decisionReasonHelp')} />
      <SubmitButton>{t(`events.${event}`)}</SubmitButton>
    </FormDialog>
  )
}

const EMPTY: Record<'carrier' | 'reason', string> = { carrier: '', reason: '' }
