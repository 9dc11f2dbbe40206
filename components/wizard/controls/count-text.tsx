'use client'

import { useState } from 'react'
import { parseCountField, typedCount } from '@/components/forms/typed-number'
import { TextInput } from '@/components/ui/input/field'

interface CountTextProps {
  id: string
  /** of the input, to focus it on an error */
  name: string
  value: number | null
  isWrong: boolean
  describedBy?: string
  readOnly?: boolean
  onChange: (value: number | null) => void
}

/** A count in Latin digits; any other text stays as typed and is refused by the rule. */
export function CountText({ value, isWrong, describedBy, onChange, ...input }: CountTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnfinished =
    typed !== null && typedCount(typed) === undefined && Object.is(parseCountField(typed), value)
  const written = value === null || Number.isNaN(value) ? '' : String(value)
  return (
    <TextInput
      {...input}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={isUnfinished ? typed : written}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseCountField(event.target.value))
      }}
    />
  )
}
