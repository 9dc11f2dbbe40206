import { Icon } from './icon'

interface RatingProps {
  /** 0 to 5 */
  value: number
  /** shown in brackets when given */
  count?: number
  /** "4.92 of 5, 128 reviews" */
  spoken: string
}

/** A star, the mark and the number of reviews as one left-to-right run. */
export function Rating({ value, count, spoken }: RatingProps) {
  return (
    <span className="num" style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--s-1)' }}>
      <span style={{ color: 'var(--c-star)', display: 'inline-flex' }}>
        <Icon name="star" size={16} filled />
      </span>
      <span aria-hidden="true" style={{ fontWeight: 'var(--fw-semibold)' }}>
        {value.toFixed(2).replace(/0$/, '')}
      </span>
      {count === undefined ? null : (
        <span aria-hidden="true" style={{ color: 'var(--c-ink-3)' }}>
          ({count})
        </span>
      )}
      <span className="sr-only" dir="auto">
        {spoken}
      </span>
    </span>
  )
}
