'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type FormEvent, type Ref, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { DateInput } from '@/components/forms/date-input'
import { SelectFrame } from '@/components/forms/select-field'
import { NarrowPair } from '@/components/shared/terms/terms-style'
import { UnusualQuestion } from '@/components/shared/terms/unusual-question'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import type { OpenTimes } from '@/components/vendor-calendar/board/cell-state'
import { CALENDAR_ACTIONS } from '@/lib/domain/calendar/bodies'
import { isDay, riyadhDay } from '@/lib/domain/time/days'
import { ActionChoice } from './action-choice'
import { BlockingBookings } from './blocking-bookings'
import { type CalendarChange, HOUR_ACTIONS } from './calendar-change'
import { HourFields } from './hour-fields'
import { useCalendarChange } from './use-calendar-change'

const Column = styled.form`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
`

export interface CalendarListing {
  id: string
  name: string
  units: number
  /** the opening hours, where it is sold by the hour */
  hours: OpenTimes | null
}

export interface RangeDraft extends CalendarChange {
  listingId: string
}

interface RangeFormProps {
  listings: readonly CalendarListing[]
  draft: RangeDraft
  change: (part: Partial<RangeDraft>) => void
  first?: Ref<HTMLInputElement>
  onSaved: () => void
}

/** From, to and action as a form: all that the grid offers, without the grid. */
export function RangeForm({ listings, draft, change, first, onSaved }: RangeFormProps) {
  const t = useTranslations('hosted.calendar.form')
  const id = useId()
  const [today] = useState(() => riyadhDay(new Date()))
  const { units, hours } = listings.find((one) => one.id === draft.listingId) ?? { units: 1, hours: null }
  const actions = hours ? HOUR_ACTIONS : CALENDAR_ACTIONS
  const action = actions.includes(draft.action) ? draft.action : 'close'
  const form = useRef<HTMLFormElement>(null)
  const { errors, clearError, inTheWay, unusual, dropUnusual, isBusy, save } = useCalendarChange(
    form,
    draft.listingId,
    { ...draft, action },
    onSaved,
  )

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void save(false)
  }

  const set = (name: string, value: string) => {
    clearError(name)
    change({ [name]: value })
  }
  const dateControl = (name: 'from' | 'to') => ({
    ...control(name),
    label: t(name),
    min: today,
    onChange: (value: string) => set(name, value),
  })
  const control = (name: 'from' | 'to' | 'price' | 'note' | 'units') => ({
    id: `${id}-${name}`,
    name,
    value: draft[name],
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': describedBy(`${id}-${name}`, { error: errors[name] }),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const field = (name: string) => ({ id: `${id}-${name}`, label: t(name), error: errors[name] })

  return (
    <Column ref={form} onSubmit={onSubmit} aria-label={t('label')} noValidate>
      {listings.length > 1 ? (
        <ListingSelect
          id={`${id}-listing`}
          listings={listings}
          value={draft.listingId}
          onChange={(listingId) => change({ listingId, start: '' })}
        />
      ) : null}
      <NarrowPair>
        <Field {...field('from')}>
          <DateInput ref={first} {...dateControl('from')} />
        </Field>
        <Field {...field('to')}>
          <DateInput {...dateControl('to')} min={isDay(draft.from) ? draft.from : today} />
        </Field>
      </NarrowPair>
      {hours ? <HourFields times={hours} start={draft.start} hours={draft.hours} change={change} /> : null}
      <ActionChoice
        label={t('action')}
        actions={actions}
        value={action}
        onChange={(action) => change({ action })}
      />
      <ActionFields action={action} units={units} field={field} control={control} />
      {inTheWay ? <BlockingBookings {...inTheWay} /> : null}
      {unusual ? (
        <UnusualQuestion parts={unusual} onConfirm={() => void save(true)} onClose={dropUnusual} />
      ) : null}
      <Button type="submit" $wide aria-busy={isBusy}>
        {t('save')}
      </Button>
    </Column>
  )
}

interface ListingSelectProps {
  id: string
  listings: readonly CalendarListing[]
  value: string
  onChange: (listingId: string) => void
}

function ListingSelect({ id, listings, value, onChange }: ListingSelectProps) {
  const t = useTranslations('hosted.calendar.form')
  return (
    <Field id={id} label={t('place')}>
      <SelectFrame>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {listings.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
}

type ActionField = 'price' | 'units' | 'note'

interface ActionFieldsProps {
  action: CalendarChange['action']
  /** how many the listing has */
  units: number
  field: (name: ActionField) => Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'error'>
  control: (name: ActionField) => ComponentProps<typeof TextInput>
}

/** What the chosen action needs beside the dates: a price, or how many units are closed and why. */
function ActionFields({ action, units, field, control }: ActionFieldsProps) {
  const t = useTranslations('hosted.calendar.form')
  return (
    <>
      {action === 'price' ? (
        <Field {...field('price')}>
          <TextInput inputMode="decimal" autoComplete="off" dir="ltr" {...control('price')} />
        </Field>
      ) : null}
      {action === 'close' && units > 1 ? (
        <Field {...field('units')} help={t('unitsHelp', { units })}>
          <TextInput inputMode="numeric" autoComplete="off" dir="ltr" {...control('units')} />
        </Field>
      ) : null}
      {action === 'close' ? (
        <Field {...field('note')} help={t('noteHelp')}>
          <TextInput maxLength={200} autoComplete="off" {...control('note')} dir="auto" />
        </Field>
      ) : null}
    </>
  )
}
