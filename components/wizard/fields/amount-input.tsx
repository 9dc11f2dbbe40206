'use client'

import { useId, useState } from 'react'
import styled from 'styled-components'
import { typedAmount } from '@/components/forms/typed-number'
import { inIconSheet } from '@/components/ui/icon/icon-sheet'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import type { Halalas } from '@/lib/domain/money'
import { toSar } from '@/lib/domain/money'

const Line = styled.span`
  position: relative; display: block; direction: ltr; min-inline-size: 0;
  input { padding-inline-start: var(--s-8); font-variant-numeric: tabular-nums; text-align: start; }
  input:disabled { background: var(--c-sunk); color: var(--c-ink-2); box-shadow: inset 0 0 0 1px var(--c-line); opacity: 1; }
`

const Currency = styled.svg`
  position: absolute; inset-block: 0; inset-inline-start: var(--s-3); margin-block: auto; color: var(--c-ink-3); pointer-events: none;
`

interface AmountInputProps {
  id?: string
  /** the path in the draft */
  name: string
  label?: string
  value: Halalas | null
  disabled?: boolean
  isWrong?: boolean
  describedBy?: string
  onChange: (value: Halalas | null) => void
}

/**
 * An amount of riyals; the sign is left of the number in both languages. The text stays as it is typed ("12."); one that
 * is no amount becomes NaN, which the rule refuses.
 */
export function AmountInput({ label, value, isWrong, describedBy, onChange, ...input }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOwn = typed !== null && Object.is(amountOf(typed), value)
  const written = value === null || Number.isNaN(value) ? '' : String(toSar(value))
  return (
    <Line>
      <Currency className="riyal" aria-hidden="true">
        <use href={inIconSheet('riyal')} />
      </Currency>
      <TextInput
        {...input}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={isOwn ? typed : written}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onBlur={() => setTyped((text) => (Number.isNaN(value) ? text : null))}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(amountOf(event.target.value))
        }}
      />
    </Line>
  )
}

const amountOf = (text: string): Halalas | null => {
  const amount = typedAmount(text)
  return amount === undefined ? Number.NaN : amount
}

interface AmountFieldProps {
  /** the path in the draft */
  name: string
  label: string
  help?: string
  error: string | undefined
  value: Halalas | null
  onChange: (value: Halalas | null) => void
}

/** A labelled amount of the draft with its help and its error. */
export function AmountField({ name, label, help, error, value, onChange }: AmountFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error}>
      <AmountInput
        {...{ id, name, value, onChange }}
        isWrong={Boolean(error)}
        describedBy={describedBy(id, { help, error })}
      />
    </Field>
  )
}
