'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { parseCountField } from '@/components/forms/typed-number'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { type CalendarBody, calendarBody } from '@/lib/domain/calendar/bodies'
import { useRouter } from '@/lib/i18n/navigation'
import { Box, FieldPair } from './box'

const HOUR_MINUTES = 60

interface Values {
  minNights: string
  maxNights: string
  turnoverMinutes: string
  leadHours: string
}

/** Hours are typed, minutes are sent; an invalid number is passed on for the rule to refuse. */
function toBody(
  { minNights, maxNights, turnoverMinutes, leadHours }: Values,
  isDaily: boolean,
): CalendarBody {
  const turnoverHours = parseCountField(turnoverMinutes) ?? 0
  return {
    ...(isDaily ? { minNights: parseCountField(minNights), maxNights: parseCountField(maxNights) } : {}),
    // A part of an hour stays a fraction, which the rule of whole numbers refuses.
    turnoverMinutes: Number.isInteger(turnoverHours) ? turnoverHours * HOUR_MINUTES : turnoverHours,
    leadHours: parseCountField(leadHours) ?? 0,
  }
}

const typed = (count: number | null) => (count === null ? '' : String(count))

/** Minimum and maximum stay, gap between stays and advance notice. */
export function StaySettings({ calendar }: { calendar: CalendarWire }) {
  const t = useTranslations('hosted.calendar.settings')
  const router = useRouter()
  const { serviceId: listingId, mode, settings } = calendar
  const isDaily = mode === 'daily'
  const initialValues = {
    minNights: typed(settings.minNights),
    maxNights: typed(settings.maxNights),
    turnoverMinutes: typed(Math.round(settings.turnoverMinutes / HOUR_MINUTES)),
    leadHours: typed(settings.leadHours),
  }
  return (
    <Box aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Form
        label={t('title')}
        schema={calendarBody}
        initialValues={initialValues}
        toBody={(values) => toBody(values, isDaily)}
        onSubmit={async (values) => {
          await call('PUT /vendor/services/:id/calendar', {
            params: { id: listingId },
            body: toBody(values, isDaily),
          })
          showToast({ kind: 'success', text: t('saved') })
          router.refresh()
        }}
      >
        <FieldPair>
          {isDaily ? (
            <>
              <TextField
                name="minNights"
                label={t('minNights')}
                help={t('none')}
                inputMode="numeric"
                dir="ltr"
              />
              <TextField
                name="maxNights"
                label={t('maxNights')}
                help={t('none')}
                inputMode="numeric"
                dir="ltr"
              />
            </>
          ) : null}
          <TextField
            name="turnoverMinutes"
            label={t('turnover')}
            help={t('turnoverHelp')}
            inputMode="numeric"
            dir="ltr"
          />
          <TextField name="leadHours" label={t('lead')} help={t('leadHelp')} inputMode="numeric" dir="ltr" />
        </FieldPair>
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Box>
  )
}
