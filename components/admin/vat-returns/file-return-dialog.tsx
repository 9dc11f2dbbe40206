'use client'

import { useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import { filingBody } from '@/lib/domain/vat-returns/wire'
import { useExactMoney } from '@/lib/i18n/use-money'
import { usePeriodName } from './parts'

interface FileReturnDialogProps {
  vatReturn: VatReturnWire
  onClose: () => void
}

/** Notes that the return was filed at the tax authority, with its reference; the figures are then fixed. */
export function FileReturnDialog({ vatReturn: { period, due }, onClose }: FileReturnDialogProps) {
  const t = useTranslations('admin.vatReturns')
  const money = useExactMoney()
  const nameOf = usePeriodName()
  const toBody = (values: { reference: string }) => ({ reference: values.reference.trim(), due })
  return (
    <FormDialog
      title={t('fileTitle', { period: nameOf(period) })}
      closeLabel={t('close')}
      schema={filingBody}
      initialValues={{ reference: '' }}
      toBody={toBody}
      send={async (values) => {
        const body = filingBody.validateSync(toBody(values))
        await call('POST /admin/vat-returns/:period/file', { params: { period }, body })
        return t('filed')
      }}
      onClose={onClose}
    >
      <p>{t('fileText')}</p>
      <p>
        {t('due')}{' '}
        <strong>
          <Money {...money(due)} />
        </strong>
      </p>
      <TextField name="reference" label={t('reference')} help={t('referenceHelp')} maxLength={60} dir="ltr" />
      <SubmitButton>{t('file')}</SubmitButton>
    </FormDialog>
  )
}
