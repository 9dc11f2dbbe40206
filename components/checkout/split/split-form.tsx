'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Stepper } from '@/components/ui/input/stepper'
import type { BookingWire } from '@/lib/domain/booking/wire'
import type { Halalas } from '@/lib/domain/money'
import { SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { mostPeople, readShares, typedEqually } from '@/lib/domain/splits/typed-shares'
import { formatInstant } from '@/lib/i18n/dates'
import { ShareFields } from './share-fields'
import { SharesSum } from './shares-sum'
import { useStartSplit } from './use-start-split'

const Form = styled.form`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; outline: none; }
`

const Terms = styled.ul`
  display: grid; gap: var(--s-2); margin: 0; padding-inline-start: var(--s-5); list-style: disc; font-size: var(--fs-sm); color: var(--c-ink-2);
`

interface SplitFormProps {
  booking: Pick<BookingWire, '_id' | 'expiresAt'>
  amountHalalas: Halalas
  /** the deadline of a split that is begun now */
  until: Date
  now: string
  /** back to paying alone */
  onBack: () => void
}

/** How many pay and how much each: equal at first, and their sum and what is wrong with it in words. */
export function SplitForm({ booking, amountHalalas, until, now, onBack }: SplitFormProps) {
  const t = useTranslations('split.form')
  const locale = useLocale()
  const sumId = useId()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [typed, setTyped] = useState(() => typedEqually(amountHalalas, SPLIT_BOUNDS.minPeople))
  const { start, isSending, failure } = useStartSplit(booking._id)
  const read = readShares(typed, amountHalalas)
  const setPeople = (people: number) => setTyped(typedEqually(amountHalalas, people))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (read.problem === null) return void start(read.shares)
    form.current?.querySelectorAll('input')[read.wrong[0] ?? 0]?.focus()
  }
  return (
    <Form ref={form} onSubmit={submit} aria-label={t('title')} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <PaymentWindow key={booking.expiresAt} expiresAt={booking.expiresAt} now={now} />
      <Stepper
        label={t('people')}
        value={typed.length}
        min={SPLIT_BOUNDS.minPeople}
        max={mostPeople(amountHalalas)}
        words={{ less: t('fewer'), more: t('more') }}
        onChange={setPeople}
      />
      <ShareFields typed={typed} wrong={read.wrong} sumId={sumId} onChange={setTyped} />
      <Button type="button" $kind="quiet" $size="sm" onClick={() => setPeople(typed.length)}>
        {t('equal')}
      </Button>
      <SharesSum id={sumId} read={read} amountHalalas={amountHalalas} />
      <Terms>
        <li>{t('deadline', { until: formatInstant(until, locale) })}</li>
        <li>{t('otherwise')}</li>
        <li>{t('shown')}</li>
        <li>{t('once')}</li>
      </Terms>
      {failure ? (
        <Notice role="alert" tone="err">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={isSending} disabled={isSending}>
        {t(isSending ? 'sending' : 'start')}
      </Button>
      <Button type="button" $kind="quiet" disabled={isSending} onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  )
}
