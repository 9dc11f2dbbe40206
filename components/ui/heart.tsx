import { Button } from './button'
import { classNames } from './class-names'
import styles from './heart.module.css'
import { Icon } from './icon/icon'

interface HeartProps {
  /** the id of the listing */
  id: string
  /** "Save {name}" */
  label: string
  isSaved?: boolean
}

/**
 * The heart of a card, server-rendered without handlers: one listener handles all `data-heart`. So it needs
 * no script of its own, and works in cards inserted as HTML too.
 */
export function Heart({ id, label, isSaved = false }: HeartProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, styles.onPhoto)}
      data-heart={id}
      aria-pressed={isSaved}
      aria-label={label}
    >
      <Icon name="heart" size={26} />
    </button>
  )
}

/** The same as a button with a label. */
export function HeartButton({ id, label, isSaved = false }: HeartProps) {
  return (
    <Button $kind="quiet" $size="sm" $pill className={styles.heart} data-heart={id} aria-pressed={isSaved}>
      <Icon name="heart" size={18} /> {label}
    </Button>
  )
}
