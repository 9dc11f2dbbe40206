'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { latinDigits } from '@/lib/domain/arabic'

const Line = styled.span`
  display: grid; grid-template-columns: auto minmax(56px, 1fr) auto; gap: var(--s-2); align-items: center;
  input { text-align: center; font-variant-numeric: tabular-nums; padding-inline: var(--s-2); }
`

interface CountInputProps {
  id: string
  /** what is counted, for the names of the buttons */
  label: string
  /** of the input, by which it is found when it is wrong */
  name: string
  value: number | null
  min: number
  max: number
  isWrong: boolean
  describedBy?: string
  readOnly?: boolean
  onChange: (value: number | null) => void
}

/** A whole number that can be typed, in Arabic digits too, or counted up and down. */
export function CountInput({ value, min, max, isWrong, readOnly, onChange, ...input }: CountInputProps) {
  const t = useTranslations('wizard')
  const step = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? min - Math.max(by, 0)) + by)))
  return (
    <Line>
      <IconButton
        type="button"
        $kind="outline"
        $size={40}
        aria-label={t('less', { label: input.label })}
        disabled={readOnly || (value ?? min) <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </IconButton>
      <TextInput
        id={input.id}
        name={input.name}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        value={value ?? ''}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={input.describedBy}
        onChange={(event) => onChange(countOf(event.target.value))}
      />
      <IconButton
        type="button"
        $kind="outline"
        $size={40}
        aria-label={t('more', { label: input.label })}
        disabled={readOnly || (value ?? min) >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </IconButton>
    </Line>
  )
}

/** Nine digits are more than anything that is counted here. */
const MAX_DIGITS = 9

/** Whatever else is typed is no digit; null when none is left. */
export function countOf(typed: string): number | null {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}
