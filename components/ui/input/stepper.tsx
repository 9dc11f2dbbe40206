import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import styles from './stepper.module.css'

interface StepperProps {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  /** why there is no more, shown at `max` */
  limit?: string
  /** labels of the two buttons */
  words: { less: string; more: string }
  onChange: (value: number) => void
}

/** A small whole number with a button on each side. */
export function Stepper({ label, hint, value, min, max, limit, words, onChange }: StepperProps) {
  return (
    <fieldset className={styles.row}>
      <legend className="sr-only">{label}</legend>
      <span className={styles.label}>
        <span aria-hidden="true">{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
        <span className={styles.hint} role="status">
          {value >= max ? limit : null}
        </span>
      </span>
      <span className={styles.count}>
        <IconButton
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
          $kind="outline"
          $size={40}
          aria-label={words.more}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" size={16} />
        </IconButton>
      </span>
    </fieldset>
  )
}
