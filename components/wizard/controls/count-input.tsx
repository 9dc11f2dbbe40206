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
  /** the counted noun, for the labels of the buttons */
  label: string
  /** of the input, to focus it on an error */
  name: string
  value: number | null
  min: number
  max: number
  isWrong: boolean
  describedBy?: string
  readOnly?: boolean
  onChange: (value: number | null) => void
}

/** The plus button starts an empty count at one, even where zero is allowed. */
const FIRST = 1

/** A whole number that can be typed, in Arabic digits too, or changed by buttons. */
export function CountInput({ label, value, min, max, readOnly, onChange, ...input }: CountInputProps) {
  const t = useTranslations('wizard')
  const counted = value === null || Number.isNaN(value) ? null : Math.trunc(value)
  const step = (by: number) => onChange(Math.min(max, Math.max(min, counted === null ? FIRST : counted + by)))
  return (
    <Line>
      <IconButton
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
