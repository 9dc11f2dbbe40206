'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { DateInput } from '@/components/forms/date-input'
import { SelectFrame } from '@/components/forms/select-field'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/input/field'
import { NarrowPair } from '@/components/vendor-calendar/box'
import { call } from '@/lib/api/call'
import { MAX_HOURS } from '@/lib/domain/booking/stay-rules'
import type { PricePreviewWire } from '@/lib/domain/calendar/price-plan'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addDays, riyadhDay, WHOLE_HOURS } from '@/lib/domain/time/days'
import { formatTime } from '@/lib/i18n/dates'
import { PreviewLines } from './preview-lines'

const Body = styled.form`
  display: grid; gap: var(--s-4); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
  h3 { font-size: var(--fs-md); }
`

const LENGTHS = Array.from({ length: MAX_HOURS }, (_, index) => String(index + 1))

interface PricePreviewProps {
  listingId: string
  mode: PricingMode
  /** of the plan: what was computed by another one is no longer shown */
  version: number
}

/** What a guest would pay for dates, line by line, and what is left for the vendor. */
export function PricePreview({ listingId, mode, version }: PricePreviewProps) {
  const t = useTranslations('hosted.calendar.plan.preview')
  const words = useTranslations('words')
  const locale = useLocale()
  const failureText = useFailureText()
  const id = useId()
  const [today] = useState(() => riyadhDay(new Date()))
  const [dates, setDates] = useState({
    ...{ checkIn: addDays(today, 1), checkOut: addDays(today, 3) },
    ...{ start: '20:00', hours: '2' },
  })
  const [shown, setShown] = useState<{ version: number; price: PricePreviewWire } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const set = (name: keyof typeof dates) => (value: string) => setDates({ ...dates, [name]: value })

  async function show(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailure(null)
    setShown(null)
    const { checkIn, checkOut, start, hours } = dates
    const query = mode === 'hourly' ? { date: checkIn, start, hours } : { checkIn, checkOut }
    try {
      const input = { params: { id: listingId }, query }
      const price = await call('GET /vendor/services/:id/price-plans/preview', input)
      setShown({ version, price })
    } catch (problem) {
      setFailure(failureText(problem))
    }
    setIsBusy(false)
  }
  const select = (name: 'start' | 'hours', options: readonly string[], text: (value: string) => string) => (
    <Field id={`${id}-${name}`} label={t(name)}>
      <SelectFrame>
        <select id={`${id}-${name}`} value={dates[name]} onChange={(event) => set(name)(event.target.value)}>
          {options.map((value) => (
            <option key={value} value={value}>
              {text(value)}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  )
  const day = (name: 'checkIn' | 'checkOut', label: string) => (
    <Field id={`${id}-${name}`} label={label}>
      <DateInput id={`${id}-${name}`} label={label} min={today} value={dates[name]} onChange={set(name)} />
    </Field>
  )
  return (
    <Body onSubmit={(event) => void show(event)} aria-label={t('title')} noValidate>
      <h3>{t('title')}</h3>
      {mode === 'hourly' ? (
        <NarrowPair>
          {day('checkIn', t('date'))}
          {select('start', WHOLE_HOURS, (value) => formatTime(value, locale))}
          {select('hours', LENGTHS, (value) => words('hours', { count: Number(value) }))}
        </NarrowPair>
      ) : (
        <NarrowPair>
          {day('checkIn', t('checkIn'))}
          {day('checkOut', t('checkOut'))}
        </NarrowPair>
      )}
      <Button type="submit" $kind="outline" aria-busy={isBusy} disabled={isBusy}>
        {t('show')}
      </Button>
      <div role="status">
        {failure ? (
          <Notice tone="err">
            <p>{failure}</p>
          </Notice>
        ) : null}
        {shown?.version === version ? <PreviewLines price={shown.price} mode={mode} /> : null}
      </div>
    </Body>
  )
}
