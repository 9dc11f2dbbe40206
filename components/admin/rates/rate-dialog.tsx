'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { ReasonField } from '@/components/forms/reason-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { typedPercent } from '@/components/forms/typed-number'
import { FormDialog } from '@/components/shared/form-dialog'
import { call } from '@/lib/api/call'
import { MAX_RATE_PERCENT, type RateKind } from '@/lib/domain/rates/rates'
import { rateBody } from '@/lib/domain/rates/wire'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

interface RateDialogProps {
  kind: RateKind
  earliest: Day
  onClose: () => void
}

/** Adds a rate that holds from a coming day. */
export function RateDialog({ kind, earliest, onClose }: RateDialogProps) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const bodyOf = (typed: { percent: string; holdsFrom: string; reason: string }) => ({
    kind,
    percent: typedPercent(typed.percent),
    holdsFrom: typed.holdsFrom || undefined,
    reason: typed.reason.trim(),
  })
  return (
    <FormDialog
      title={t(`newTitle.${kind}`)}
      closeLabel={t('close')}
      schema={rateBody}
      initialValues={{ percent: '', holdsFrom: '', reason: '' }}
      toBody={bodyOf}
      send={async (values) => {
        const body = rateBody.validateSync(bodyOf(values))
        await call('POST /admin/rates', { body })
        return t('added', { percent: body.percent, day: formatDay(body.holdsFrom, locale) })
      }}
      onClose={onClose}
    >
      <AmountField
        name="percent"
        label={t('fields.percent')}
        help={t('help.percent', { max: MAX_RATE_PERCENT })}
      />
      <DateField
        name="holdsFrom"
        label={t('fields.holdsFrom')}
        help={t('help.holdsFrom', { day: formatDay(earliest, locale) })}
        min={earliest}
      />
      <ReasonField label={t('fields.reason')} help={t('help.reason')} />
      <SubmitButton>{t(`addTo.${kind}`)}</SubmitButton>
    </FormDialog>
  )
}
