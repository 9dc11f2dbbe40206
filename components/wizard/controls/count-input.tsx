'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { CountText } from './count-text'

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

/** Whoever counts up from nothing has one, also where none would be allowed. */
const FIRST = 1

/** A whole number that can be typed, in Arabic digits too, or counted up and down. */
export function CountInput({ label, value, min, max, readOnly, onChange, ...input }: CountInputProps) {
  const t = useTranslations('wizard')
  const counted = value === null || Number.isNaN(value) ? null : Math.trunc(value)
  const step = (by: number) => onChange(Math.min(max, Math.max(min, counted === null ? FIRST : counted + by)))
  return (
    <Line>
      <IconButton
        type="button"
        $kind="outline"
        $size={40}
        aria-label={t('less', { label })}
        disabled={readOnly || (counted ?? min) <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </IconButton>
      <CountText {...input} {...{ value, readOnly, onChange }} />
      <IconButton
        type="button"
        $kind="outline"
        $size={40}
        aria-label={t('more', { label })}
        disabled={readOnly || (counted ?? min) >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </IconButton>
    </Line>
  )
}
