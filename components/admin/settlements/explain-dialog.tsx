import { useTranslations } from 'next-intl'
import { ReasonField } from '@/components/forms/reason-field'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import type { SettlementLineWire } from '@/lib/contract/schemas/settlements/settlement'
import { EXPLANATIONS, explanationBody } from '@/lib/domain/settlements/settlement'
import { useMoney } from '@/lib/i18n/use-money'

const bodyOf = ({ as, reason }: { as: string; reason: string }) => ({
  as: as || undefined,
  reason: reason.trim(),
})

/** What a line is and why; its sum leaves where it waited. */
export function ExplainDialog({ line, onClose }: { line: SettlementLineWire; onClose: () => void }) {
  const t = useTranslations('admin.settlementLines')
  const money = useMoney()
  return (
    <FormDialog
      title={t('explainTitle')}
      closeLabel={t('close')}
      schema={explanationBody}
      initialValues={{ as: '', reason: '' }}
      toBody={bodyOf}
      send={async (values) => {
        const body = explanationBody.validateSync(bodyOf(values))
        await call('POST /admin/settlement-lines/:id/explain', { params: { id: line._id }, body })
        return t('explained')
      }}
      onClose={onClose}
    >
      <p>{t('explainText', { amount: money(line.amount || line.net).spoken })}</p>
      <SelectField
        name="as"
        label={t('as')}
        placeholder={t('choose')}
        options={EXPLANATIONS.map((value) => ({ value, label: t(`explanations.${value}`) }))}
      />
      <ReasonField label={t('reason')} help={t('reasonHelp')} />
      <SubmitButton>{t('explain')}</SubmitButton>
    </FormDialog>
  )
}
