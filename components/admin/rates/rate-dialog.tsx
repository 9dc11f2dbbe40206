'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AmountField } from '@/components/forms/amount-field'
import { typedPercent } from '@/components/forms/typed-number'
import { call } from '@/lib/api/call'
import { rateBody } from '@/lib/domain/rates/bodies'
import { MAX_RATE_PERCENT, type RateKind } from '@/lib/domain/rates/rates'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { DatedDialog } from './dated-dialog'

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
    <DatedDialog
      title={t(`newTitle.${kind}`)}
      earliest={earliest}
      submit={t(`addTo.${kind}`)}
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
    </DatedDialog>
  )
}
