'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { PaymentWindow } from '@/components/shared/booking/payment-window'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import type { Halalas } from '@/lib/domain/money'
import type { useStartSplit } from './use-start-split'

const Form = styled.form`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); inline-size: min(100%, 520px); margin-inline: auto;
  h1 { font-size: var(--fs-xl); text-align: center; outline: none; }
`

const Terms = styled.ul`
  display: grid; gap: var(--s-2); margin: 0; padding-inline-start: var(--s-5); list-style: disc; font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** What a split and a match begin with. */
export interface StartOfSplit {
  booking: Pick<BookingWire, '_id' | 'expiresAt'>
  amountHalalas: Halalas
  /** the deadline of one that is begun now */
  until: Date
  now: string
  /** back to paying alone */
  onBack: () => void
}

interface StartFormProps extends Pick<StartOfSplit, 'booking' | 'now' | 'onBack'> {
  title: string
  terms: readonly string[]
  sending: Pick<ReturnType<typeof useStartSplit>, 'isSending' | 'failure'>
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** The form that begins a split: its fields, its terms, and the two ways on. */
export function StartForm(props: StartFormProps) {
  const { booking, now, onBack, title, terms, sending, onSubmit, children } = props
  const t = useTranslations('split.form')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <Form onSubmit={submit} aria-label={title} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <PaymentWindow key={booking.expiresAt} expiresAt={booking.expiresAt} now={now} />
      {children}
      <Terms>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Terms>
      {sending.failure ? (
        <Notice role="alert" tone="err">
          <p>{sending.failure}</p>
        </Notice>
      ) : null}
      <Button type="submit" $wide $size="lg" aria-busy={sending.isSending}>
        {t(sending.isSending ? 'sending' : 'start')}
      </Button>
      <Button $kind="quiet" disabled={sending.isSending} onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  )
}
