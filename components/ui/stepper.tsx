import styled from 'styled-components'
import { IconButton } from './button'
import { Icon } from './icon'

const Row = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: var(--s-4); min-block-size: var(--ctl);
  .label { display: grid; line-height: 1.4; }
  .hint { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .count { display: flex; align-items: center; gap: var(--s-2); }
  output { min-inline-size: 3ch; text-align: center; font-variant-numeric: tabular-nums; font-weight: var(--fw-medium); }
`

interface StepperProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  /** names of the two buttons */
  words: { less: string; more: string }
  onChange: (value: number) => void
}

/** A small whole number with a button on each side. */
export function Stepper({ label, hint, value, min, max, words, onChange }: StepperProps) {
  return (
    <Row role="group" aria-label={label}>
      <span className="label">
        {label}
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
      <span className="count">
        <IconButton
          type="button"
          $kind="outline"
          $size={40}
          aria-label={words.less}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" size={16} />
        </IconButton>
        <output aria-live="polite">{value}</output>
        <IconButton
          type="button"
          $kind="outline"
          $size={40}
          aria-label={words.more}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" size={16} />
        </IconButton>
      </span>
    </Row>
  )
}
