'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/input/field'
import { Stepper } from '@/components/ui/input/stepper'
import type { BookingWire } from '@/lib/domain/booking/wire'
import type { Halalas } from '@/lib/domain/money'
import { SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { formatInstant } from '@/lib/i18n/dates'
import { SharesSum } from './shares-sum'
import { mostPeople, readShares, typedEqually } from './typed-shares'
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

const Fields = styled.fieldset`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); min-inline-size: 0; border: 0; padding: 0; margin: 0;
  legend { margin-block-end: var(--s-3); padding: 0; font-weight: var(--fw-semibold); }
`

const MOST_DIGITS = 12

interface ShareFieldsProps {
  /** amounts as they are typed; the first is the guest's own */
  typed: readonly string[]
  /** the indexes of those that are refused */
  wrong: readonly number[]
  /** of the sum, which says what is wrong */
  sumId: string
  onChange: (typed: string[]) => void
}

/** One amount a person. */
function ShareFields({ typed, wrong, sumId, onChange }: ShareFieldsProps) {
  const t = useTranslations('split')
  const id = useId()
  return (
    <Fields>
      <legend>{t('form.shares')}</legend>
      {typed.map((text, i) => {
        const control = `${id}-${i + 1}`
        return (
          <Field key={control} id={control} label={i === 0 ? t('form.own') : t('share', { number: i + 1 })}>
            <TextInput
              id={control}
              dir="ltr"
              value={text}
              inputMode="decimal"
              autoComplete="off"
              maxLength={MOST_DIGITS}
              aria-invalid={wrong.includes(i) || undefined}
              aria-describedby={sumId}
              onChange={(event) => onChange(typed.map((one, at) => (at === i ? event.target.value : one)))}
            />
          </Field>
        )
      })}
    </Fields>
  )
}
