'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type Ref, useId, useState } from 'react'
import styled from 'styled-components'
import { DateInput } from '@/components/forms/date-input'
import { SelectFrame } from '@/components/forms/select-field'
import { useIssueText } from '@/components/forms/use-issue-text'
import { UnusualQuestion, unusualPartsIn } from '@/components/shared/unusual-question'
import { useReportFailure } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { errorDataOf } from '@/lib/api/http'
import type { OpenTimes } from '@/lib/domain/calendar/cell'
import {
  CALENDAR_ACTIONS,
  type CalendarChange,
  calendarChange,
  HOUR_ACTIONS,
} from '@/lib/domain/calendar/change'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { isDay, riyadhDay } from '@/lib/domain/time/days'
import { useRouter } from '@/lib/i18n/navigation'
import { ActionChoice } from './action-choice'
import { BlockingBookings, type Taken } from './blocking-bookings'
import { NarrowPair } from './box'
import { HourFields } from './hour-fields'

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
  const issueText = useIssueText()
  const report = useReportFailure()
  const router = useRouter()
  const id = useId()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [inTheWay, setInTheWay] = useState<Taken | null>(null)
  const [unusual, setUnusual] = useState<UnusualPart[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [today] = useState(() => riyadhDay(new Date()))
  const { units, hours } = listings.find((one) => one.id === draft.listingId) ?? { units: 1, hours: null }
  const actions = hours ? HOUR_ACTIONS : CALENDAR_ACTIONS
  const action = actions.includes(draft.action) ? draft.action : 'close'

  async function save(isConfirmed: boolean) {
    const { body, issues } = calendarChange({ ...draft, action })
    setErrors(Object.fromEntries(issues.map((one) => [one.path, issueText(one)])))
    setInTheWay(null)
    setUnusual(null)
    if (!body) return
    setIsBusy(true)
    try {
      await call('PUT /vendor/services/:id/calendar', {
        params: { id: draft.listingId },
        body: isConfirmed ? { ...body, confirmed: true } : body,
      })
      showToast({ kind: 'success', text: t('saved') })
      onSaved()
      router.refresh()
    } catch (failure) {
      const taken = takenOf(failure)
      const parts = unusualPartsIn(failure)
      if (parts) setUnusual(parts)
      else if (taken) {
        setInTheWay(taken)
        router.refresh()
      } else report(failure)
    }
    setIsBusy(false)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void save(false)
  }

  const set = (name: string, value: string) => {
    setErrors(({ [name]: _gone, ...rest }) => rest)
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
    value: draft[name],
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': describedBy(`${id}-${name}`, { error: errors[name] }),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const field = (name: string) => ({ id: `${id}-${name}`, label: t(name), error: errors[name] })

  return (
    <Column onSubmit={onSubmit} aria-label={t('label')} noValidate>
      {listings.length > 1 ? (
        <Field id={`${id}-listing`} label={t('place')}>
          <SelectFrame>
            <select
              id={`${id}-listing`}
              value={draft.listingId}
              onChange={(event) => change({ listingId: event.target.value, start: '' })}
            >
              {listings.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </SelectFrame>
        </Field>
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
      {inTheWay ? <BlockingBookings {...inTheWay} /> : null}
      {unusual ? (
        <UnusualQuestion parts={unusual} onConfirm={() => void save(true)} onClose={() => setUnusual(null)} />
      ) : null}
      <Button type="submit" $wide disabled={isBusy} aria-busy={isBusy}>
        {t('save')}
      </Button>
    </Column>
  )
}

function takenOf(failure: unknown): Taken | null {
  const { days, hours } = errorDataOf(failure, 'dates_unavailable') ?? {}
  return days ? { days, ...(hours ? { hours } : {}) } : null
}
