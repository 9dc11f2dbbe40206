'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Card, Quiet } from '@/components/shared/card-rows'
import { FormDialog } from '@/components/shared/form-dialog'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import type { PayoutScheduleWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { PAYOUT_SCHEDULES, payoutScheduleBody } from '@/lib/domain/payouts/schedule'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

/** When payouts are requested, and when the next one is. */
export function ScheduleCard({ earnings: { schedule: chosen } }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.schedule')
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(false)
  const { schedule, weekday, nextOn } = chosen
  return (
    <Card aria-labelledby="payout-schedule">
      <h2 id="payout-schedule">{t('title')}</h2>
      <p>
        {t(`names.${schedule}`)}
        {weekday ? ` · ${t(`weekdays.${weekday}`)}` : null}
      </p>
      <Quiet>{nextOn ? t('next', { day: formatDay(nextOn, locale) }) : t('onRequestHelp')}</Quiet>
      <IfMay action="requestPayouts">
        <div>
          <Button $kind="outline" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        </div>
      </IfMay>
      {isChanging ? <ScheduleDialog chosen={chosen} onClose={() => setIsChanging(false)} /> : null}
    </Card>
  )
}

interface Typed {
  schedule: string
  weekday: string
}

const bodyOf = ({ schedule, weekday }: Typed) => ({
  schedule: schedule || undefined,
  ...(schedule === 'weekly' ? { weekday: weekday || undefined } : {}),
})

function ScheduleDialog({ chosen, onClose }: { chosen: PayoutScheduleWire; onClose: () => void }) {
  const t = useTranslations('earnings.schedule')
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      schema={payoutScheduleBody}
      initialValues={{ schedule: String(chosen.schedule), weekday: String(chosen.weekday ?? '') }}
      toBody={bodyOf}
      send={async (values) => {
        const body = payoutScheduleBody.validateSync(bodyOf(values))
        await call('PUT /vendor/payout-schedule', { body })
        return t('saved')
      }}
      onClose={onClose}
    >
      <SelectField
        name="schedule"
        label={t('when')}
        placeholder={t('choose')}
        options={PAYOUT_SCHEDULES.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      <WeekdayField />
      <p>{t('help')}</p>
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}

function WeekdayField() {
  const t = useTranslations('earnings.schedule')
  const { values } = useFormikContext<Typed>()
  if (values.schedule !== 'weekly') return null
  return (
    <SelectField
      name="weekday"
      label={t('weekday')}
      placeholder={t('choose')}
      options={WEEKDAYS.map((value) => ({ value, label: t(`weekdays.${value}`) }))}
    />
  )
}
