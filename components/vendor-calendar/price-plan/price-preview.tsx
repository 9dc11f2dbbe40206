'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { PreviewLines } from '@/components/shared/price-preview/preview-lines'
import { StayFields, useTypedStay } from '@/components/shared/price-preview/stay-fields'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/input/field'
import { call } from '@/lib/api/call'
import type { FeeKind } from '@/lib/domain/booking/money/fees'
import type { PricePreviewWire } from '@/lib/domain/calendar/preview'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { latinDigits } from '@/lib/domain/text/arabic'

const Body = styled.form`
  display: grid; gap: var(--s-4); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
  h3 { font-size: var(--fs-md); }
`

interface PricePreviewProps {
  listingId: string
  mode: PricingMode
  /** of the plan: what was computed by another one is no longer shown */
  version: number
  /** the fees of the listing, which say who of a party is asked about */
  feeKinds: readonly FeeKind[]
}

/** What a guest would pay for dates, line by line, and what is left for the vendor. */
export function PricePreview({ listingId, mode, version, feeKinds }: PricePreviewProps) {
  const t = useTranslations('hosted.calendar.plan.preview')
  const booking = useTranslations('booking')
  const failureText = useFailureText()
  const typed = useTypedStay()
  const [guests, setGuests] = useState('1')
  const [children, setChildren] = useState('0')
  const [hasPet, setHasPet] = useState(false)
  const [shown, setShown] = useState<{ version: number; price: PricePreviewWire } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function show(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailure(null)
    setShown(null)
    const { checkIn, checkOut, start, hours } = typed.stay
    const dates = mode === 'hourly' ? { date: checkIn, start, hours } : { checkIn, checkOut }
    const query = {
      ...dates,
      guests: latinDigits(guests).trim(),
      ...(feeKinds.includes('child') ? { children: latinDigits(children).trim() } : {}),
      ...(hasPet ? { pet: 'true' } : {}),
    }
    try {
      const input = { params: { id: listingId }, query }
      const price = await call('GET /vendor/services/:id/price-plans/preview', input)
      setShown({ version, price })
    } catch (problem) {
      setFailure(failureText(problem))
    }
    setIsBusy(false)
  }
  return (
    <Body onSubmit={(event) => void show(event)} aria-label={t('title')} noValidate>
      <h3>{t('title')}</h3>
      <StayFields mode={mode} {...typed} />
      <CountField label={t('guests')} value={guests} onChange={setGuests} />
      {feeKinds.includes('child') ? (
        <CountField label={t('children')} value={children} onChange={setChildren} />
      ) : null}
      {feeKinds.includes('pet') ? (
        <label>
          <input type="checkbox" checked={hasPet} onChange={(event) => setHasPet(event.target.checked)} />{' '}
          {booking('withPet')}
        </label>
      ) : null}
      <Button type="submit" $kind="outline" aria-busy={isBusy}>
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

interface CountFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function CountField({ label, value, onChange }: CountFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={4}
        value={value}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
    </Field>
  )
}
