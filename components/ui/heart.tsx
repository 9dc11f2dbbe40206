import { Button } from './button'
import { classNames } from './class-names'
import styles from './heart.module.css'
import { Icon } from './icon/icon'

interface HeartProps {
  /** the place that it keeps */
  id: string
  /** "Save {name}" */
  label: string
  isKept?: boolean
}

/**
 * The heart of a card, drawn by the server and dumb: whoever listens to `data-heart` presses and fills it. So it costs
 * no script of its own, and works in cards that came as HTML too.
 */
export function Heart({ id, label, isKept = false }: HeartProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, styles.onPhoto)}
      data-heart={id}
      aria-pressed={isKept}
      aria-label={label}
    >
      <Icon name="heart" size={26} />
    </button>
  )
}

/** The same beside other actions, with its word. */
export function HeartButton({ id, label, isKept = false }: HeartProps) {
  return (
    <Button
      type="button"
      $kind="quiet"
      $size="sm"
      $pill
      className={styles.heart}
      data-heart={id}
      aria-pressed={isKept}
    >
      <Icon name="heart" size={18} /> {label}
    </Button>
  )
}
