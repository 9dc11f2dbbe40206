import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AmountField } from '@/components/forms/amount-field'
import { DateField } from '@/components/forms/date-field'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { typedSar } from '@/components/forms/typed-number'
import { ButtonRow } from '@/components/shared/button-row'
import { IfMay } from '@/components/shared/member-role'
import { PlaceTicks } from '@/components/shared/place-ticks'
import { WeekdayTicks } from '@/components/shared/terms/rules/day-fields'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { CALENDAR_ACTIONS, type CalendarAction, MAX_NOTE } from '@/lib/domain/calendar/bodies'
import { type BulkDaysBody, bulkDaysBody } from '@/lib/domain/calendar/bulk-changes'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Day, WEEKDAYS } from '@/lib/domain/time/days'
import { BulkDialog } from './bulk-dialog'

interface BulkDaysProps {
  listings: readonly (LocalizedName & { _id: string })[]
  today: Day
}

/** The button of those who may edit calendars, and the dialog that changes days of several places. */
export function BulkDays({ listings, today }: BulkDaysProps) {
  const t = useTranslations('hosted.calendar.bulk')
  const [isOpen, setIsOpen] = useState(false)
  if (listings.length < 2) return null
  return (
    <IfMay action="editCalendar">
      <ButtonRow>
        <Button $kind="outline" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      </ButtonRow>
      {isOpen ? (
        <BulkDialog
          title={t('title')}
          schema={bulkDaysBody}
          initialValues={EMPTY}
          toBody={(values) => bodyOf(values, listings)}
          submit={t('save')}
          send={(sent, confirmed) => call('POST /vendor/bulk-changes/days', { body: { ...sent, confirmed } })}
          onClose={() => setIsOpen(false)}
        >
          <PlaceTicks
            listings={listings}
            legend={t('places')}
            missing={t('placesNeeded')}
            all={t('allPlaces')}
          />
          <DayFields today={today} />
        </BulkDialog>
      ) : null}
    </IfMay>
  )
}

interface BulkDaysValues {
  listingIds: string[]
  isForAll: boolean
  from: string
  to: string
  weekdays: string[]
  action: CalendarAction
  price: string
  note: string
}

const EMPTY: BulkDaysValues = {
  ...{ listingIds: [], isForAll: false, from: '', to: '', weekdays: [] },
  ...{ action: 'price', price: '', note: '' },
}

function bodyOf(
  { listingIds, isForAll, weekdays, action, price, note, ...range }: BulkDaysValues,
  listings: BulkDaysProps['listings'],
): BulkDaysBody {
  return {
    ...range,
    listingIds: isForAll ? listings.map(({ _id }) => _id) : listingIds,
    weekdays: WEEKDAYS.filter((day) => weekdays.includes(day)),
    action,
    ...(action === 'price' ? { price: typedSar(price) } : {}),
    ...(action === 'close' && note.trim() ? { note: note.trim() } : {}),
  }
}

function DayFields({ today }: { today: Day }) {
  const t = useTranslations('hosted.calendar.form')
  const actions = useTranslations('hosted.calendar.actions')
  const {
    values: { action },
  } = useFormikContext<BulkDaysValues>()
  return (
    <>
      <NarrowPair>
        <DateField name="from" label={t('from')} min={today} />
        <DateField name="to" label={t('to')} min={today} />
      </NarrowPair>
      <WeekdayTicks />
      <SelectField
        name="action"
        label={t('action')}
        options={CALENDAR_ACTIONS.map((value) => ({ value, label: actions(value) }))}
      />
      {action === 'price' ? <AmountField name="price" label={t('price')} /> : null}
      {action === 'close' ? (
        <TextField name="note" label={t('note')} help={t('noteHelp')} maxLength={MAX_NOTE} dir="auto" />
      ) : null}
    </>
  )
}
