'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/forms/text-field'
import { parseCountField } from '@/components/forms/typed-number'
import { call } from '@/lib/api/call'
import { MAX_NO_SHOW_HOURS } from '@/lib/domain/booking/money/no-show'
import { noShowRuleBody } from '@/lib/domain/rates/bodies'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { DatedDialog } from './dated-dialog'

type Typed = Record<'afterHours' | 'chargedPercent' | 'holdsFrom' | 'reason', string>

const EMPTY: Typed = { afterHours: '', chargedPercent: '', holdsFrom: '', reason: '' }

const bodyOf = (typed: Typed) => ({
  afterHours: parseCountField(typed.afterHours) ?? undefined,
  chargedPercent: parseCountField(typed.chargedPercent) ?? undefined,
  holdsFrom: typed.holdsFrom || undefined,
  reason: typed.reason.trim(),
})

/** Adds a rule for no-shows that holds from a coming day. */
export function NoShowDialog({ earliest, onClose }: { earliest: Day; onClose: () => void }) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  return (
    <DatedDialog
      title={t('noShow.newTitle')}
      earliest={earliest}
      submit={t('noShow.add')}
      schema={noShowRuleBody}
      initialValues={EMPTY}
      toBody={bodyOf}
      send={async (values) => {
        const body = noShowRuleBody.validateSync(bodyOf(values))
        await call('POST /admin/no-show-rules', { body })
        return t('noShow.added', { day: formatDay(body.holdsFrom, locale) })
      }}
      onClose={onClose}
    >
      <TextField
        name="afterHours"
        label={t('noShow.fields.afterHours')}
        help={t('noShow.help.afterHours', { max: MAX_NO_SHOW_HOURS })}
        inputMode="numeric"
        dir="ltr"
      />
      <TextField
        name="chargedPercent"
        label={t('noShow.fields.chargedPercent')}
        help={t('noShow.help.chargedPercent')}
        inputMode="numeric"
        dir="ltr"
      />
    </DatedDialog>
  )
}
