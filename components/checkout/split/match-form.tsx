'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { Stepper } from '@/components/ui/input/stepper'
import type { BookingWire } from '@/lib/domain/booking/wire'
import { type Halalas, toSar } from '@/lib/domain/money'
import { equalShares, MAX_TITLE, SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { hasVisibleLetter } from '@/lib/domain/text/text'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { mostPeople } from './typed-shares'
import { useStartSplit } from './use-start-split'

const Form = styled.form`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; outline: none; }
  ul { display: grid; gap: var(--s-2); margin: 0; padding-inline-start: var(--s-5); list-style: disc; font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Each = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); text-align: center; font-weight: var(--fw-semibold);
`

/** At first as many as two teams of five. */
const USUAL_PLACES = 10

interface MatchFormProps {
  booking: Pick<BookingWire, '_id' | 'expiresAt'>
  amountHalalas: Halalas
  /** the deadline of a match that is opened now */
  until: Date
  now: string
  /** back to paying alone */
  onBack: () => void
}

/** A match with open places: its title, how many play, and the price of each place, which is an equal part. */
export function MatchForm({ booking, amountHalalas, until, now, onBack }: MatchFormProps) {
  const t = useTranslations('split.match')
  const words = useTranslations('split.form')
  const locale = useLocale()
  const money = useMoney()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const most = mostPeople(amountHalalas)
  const [title, setTitle] = useState('')
  const [places, setPlaces] = useState(Math.min(USUAL_PLACES, most))
  const [isMissing, setIsMissing] = useState(false)
  const { start, isSending, failure } = useStartSplit(booking._id)
  const shares = equalShares(amountHalalas, places)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasVisibleLetter(title)) return void start(shares, title.trim())
    setIsMissing(true)
    field.current?.focus()
  }
  return (
    <Form onSubmit={submit} aria-label={t('formTitle')} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {t('formTitle')}
      </h1>
      <PaymentWindow key={booking.expiresAt} expiresAt={booking.expiresAt} now={now} />
      <Field
        id={titleId}
        label={t('title')}
        help={t('titleHelp')}
        error={isMissing ? t('titleMissing') : undefined}
      >
        <TextInput
          id={titleId}
          ref={field}
          value={title}
          maxLength={MAX_TITLE}
          aria-invalid={isMissing || undefined}
          aria-describedby={describedBy(titleId, {
            help: t('titleHelp'),
            error: isMissing ? t('titleMissing') : undefined,
          })}
          onChange={(event) => {
            setTitle(event.target.value)
            setIsMissing(false)
          }}
        />
      </Field>
      <Stepper
        label={t('places')}
        value={places}
        min={SPLIT_BOUNDS.minPeople}
        max={most}
        words={{ less: words('fewer'), more: words('more') }}
        onChange={setPlaces}
      />
      <Each role="status">{t('each', { amount: money(toSar(shares[1] ?? 0)).spoken })}</Each>
      <ul>
        <li>{t('deadline', { until: formatInstant(until, locale) })}</li>
        <li>{t('otherwise')}</li>
        <li>{t('shown')}</li>
      </ul>
      {failure ? (
        <Notice role="alert" tone="err">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isSending} disabled={isSending}>
        {words(isSending ? 'sending' : 'start')}
      </Button>
      <Button type="button" $kind="quiet" disabled={isSending} onClick={onBack}>
        {words('back')}
      </Button>
    </Form>
  )
}
