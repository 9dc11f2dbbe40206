'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/input/field'
import { Stepper } from '@/components/ui/input/stepper'
import { SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { formatInstant } from '@/lib/i18n/dates'
import { SharesSum } from './shares-sum'
import { StartForm, type StartOfSplit } from './start-form'
import { mostPeople, readShares, typedEqually } from './typed-shares'
import { useStartSplit } from './use-start-split'

/** How many pay and how much each: equal at first, and their sum and what is wrong with it in words. */
export function SplitForm({ booking, amountHalalas, until, now, onBack }: StartOfSplit) {
  const t = useTranslations('split.form')
  const locale = useLocale()
  const sumId = useId()
  const [typed, setTyped] = useState(() => typedEqually(amountHalalas, SPLIT_BOUNDS.minPeople))
  const { start, ...sending } = useStartSplit(booking._id)
  const read = readShares(typed, amountHalalas)
  const setPeople = (people: number) => setTyped(typedEqually(amountHalalas, people))
  const submit = (form: HTMLFormElement) => {
    if (read.problem === null) return void start(read.shares)
    form.querySelectorAll('input')[read.wrong[0] ?? 0]?.focus()
  }
  return (
    <StartForm
      {...{ booking, now, onBack, sending }}
      title={t('title')}
      terms={[t('deadline', { until: formatInstant(until, locale) }), t('otherwise'), t('shown'), t('once')]}
      onSubmit={submit}
    >
      <Stepper
        label={t('people')}
        value={typed.length}
        min={SPLIT_BOUNDS.minPeople}
        max={mostPeople(amountHalalas)}
        words={{ less: t('fewer'), more: t('more') }}
        onChange={setPeople}
      />
      <ShareFields typed={typed} wrong={read.wrong} sumId={sumId} onChange={setTyped} />
      <Button $kind="quiet" $size="sm" onClick={() => setPeople(typed.length)}>
        {t('equal')}
      </Button>
      <SharesSum id={sumId} read={read} amountHalalas={amountHalalas} />
    </StartForm>
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
