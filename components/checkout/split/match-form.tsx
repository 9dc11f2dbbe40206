'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { Stepper } from '@/components/ui/input/stepper'
import { toSar } from '@/lib/domain/money'
import { equalShares, MAX_TITLE, SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { hasVisibleLetter } from '@/lib/domain/text/text'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { StartForm, type StartOfSplit } from './start-form'
import { mostPeople } from './typed-shares'
import { useStartSplit } from './use-start-split'

const Each = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); text-align: center; font-weight: var(--fw-semibold);
`

/** At first as many as two teams of five. */
const USUAL_PLACES = 10

/** A match with open places: its title, how many play, and the price of each place, which is an equal part. */
export function MatchForm({ booking, amountHalalas, until, now, onBack }: StartOfSplit) {
  const t = useTranslations('split.match')
  const words = useTranslations('split.form')
  const locale = useLocale()
  const money = useMoney()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const most = mostPeople(amountHalalas)
  const [title, setTitle] = useState('')
  const [places, setPlaces] = useState(Math.min(USUAL_PLACES, most))
  const [isMissing, setIsMissing] = useState(false)
  const { start, ...sending } = useStartSplit(booking._id)
  const shares = equalShares(amountHalalas, places)
  const submit = () => {
    if (hasVisibleLetter(title)) return void start(shares, title.trim())
    setIsMissing(true)
    field.current?.focus()
  }
  return (
    <StartForm
      {...{ booking, now, onBack, sending }}
      title={t('formTitle')}
      terms={[t('deadline', { until: formatInstant(until, locale) }), t('otherwise'), t('shown')]}
      onSubmit={submit}
    >
      <Field
        id={titleId}
        label={t('title')}
        help={t('titleHelp')}
        error={isMissing ? t('titleMissing') : undefined}
      >
        <TextInput
          id={titleId}
          ref={field}
          dir="auto"
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
    </StartForm>
  )
}
