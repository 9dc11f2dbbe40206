'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { latinDigits } from '@/lib/domain/text/arabic'
import { useRouter } from '@/lib/i18n/navigation'
import { useAllowedEvents } from './use-allowed-events'

const CODE_LENGTH = 4

const Line = styled.form`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr) auto; align-items: start; max-inline-size: 420px;
  input { letter-spacing: .4em; font-weight: var(--fw-semibold); text-align: center; direction: ltr; }
  & > button { margin-block-start: calc(1.6em + var(--s-1)); }
`

/** The guest's four-digit arrival code; entering it checks the guest in. Nothing where that is not allowed. */
export function ArrivalCode({ booking }: { booking: VendorBookingWire }) {
  return useAllowedEvents(booking).includes('check_in') ? <CodeForm bookingId={booking._id} /> : null
}

function CodeForm({ bookingId }: { bookingId: string }) {
  const t = useTranslations('hosted.arrival')
  const failureText = useFailureText()
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const help = t('help')
  function wrongCode(sentence: string) {
    setError(sentence)
    input.current?.focus()
  }
  async function checkIn(event: FormEvent) {
    event.preventDefault()
    if (code.length !== CODE_LENGTH) return wrongCode(t('fourDigits'))
    setIsBusy(true)
    try {
      await call('POST /vendor/bookings/:id/check-in', { params: { id: bookingId }, body: { code } })
      showToast({ kind: 'success', text: t('done') })
      router.refresh()
    } catch (failure) {
      wrongCode(failureText(failure))
    }
    setIsBusy(false)
  }
  return (
    <Line onSubmit={checkIn} noValidate>
      <Field id={id} label={t('label')} help={help} error={error}>
        <TextInput
          id={id}
          ref={input}
          value={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={CODE_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={(event) => {
            setError(undefined)
            setCode(latinDigits(event.target.value).replace(/\D/g, ''))
          }}
        />
      </Field>
      <Button type="submit" aria-busy={isBusy}>
        {t('checkIn')}
      </Button>
    </Line>
  )
}
