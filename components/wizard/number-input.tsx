'use client'

import { useState } from 'react'
import styled from 'styled-components'
import { TextInput } from '@/components/ui/field'
import { inIconSheet } from '@/components/ui/icon-sheet'
import type { Halalas } from '@/lib/domain/money'
import { toSar } from '@/lib/domain/money'
import { typedAmount, typedCount } from '@/lib/domain/typed-number'

const Line = styled.span`
  position: relative; display: block; direction: ltr; min-inline-size: 0;
  .lead { position: absolute; inset-block: 0; inset-inline-start: var(--s-3); margin-block: auto; color: var(--c-ink-3); pointer-events: none; }
  &[data-money] input { padding-inline-start: var(--s-8); }
  input { font-variant-numeric: tabular-nums; text-align: start; }
  input:disabled { background: var(--c-sunk); color: var(--c-ink-2); box-shadow: inset 0 0 0 1px var(--c-line); opacity: 1; }
`

interface NumberInputProps {
  id?: string
  /** the path in the draft */
  name: string
  label?: string
  value: number | null
  disabled?: boolean
  isWrong?: boolean
  describedBy?: string
  onChange: (value: number | null) => void
}

/** An amount of riyals; the sign stands left of the number in both languages. */
export function AmountInput(props: NumberInputProps & { value: Halalas | null }) {
  return (
    <Line data-money>
      <svg className="riyal lead" aria-hidden="true">
        <use href={inIconSheet('riyal')} />
      </svg>
      <Typed
        {...props}
        written={props.value === null ? '' : String(toSar(props.value))}
        read={typedAmount}
        mode="decimal"
      />
    </Line>
  )
}

/** A whole number. */
export function CountInput(props: NumberInputProps) {
  return (
    <Line>
      <Typed
        {...props}
        written={props.value === null ? '' : String(props.value)}
        read={typedCount}
        mode="numeric"
      />
    </Line>
  )
}

interface TypedProps extends NumberInputProps {
  written: string
  read: (text: string) => number | null | undefined
  mode: 'decimal' | 'numeric'
}

/** Shows what is being typed as it is typed ("12."); a sign that is no part of a number is not taken. */
function Typed({
  id,
  name,
  label,
  value,
  written,
  read,
  mode,
  disabled,
  isWrong,
  describedBy,
  onChange,
}: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isOwn = typed !== null && read(typed) === value
  return (
    <TextInput
      id={id}
      name={name}
      aria-label={label}
      inputMode={mode}
      autoComplete="off"
      dir="ltr"
      value={isOwn ? typed : written}
      disabled={disabled}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const next = read(event.target.value)
        if (next === undefined) return
        setTyped(event.target.value)
        onChange(next)
      }}
    />
  )
}
