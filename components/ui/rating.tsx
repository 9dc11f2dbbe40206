'use client'

import { classNames } from './class-names'
import { Icon } from './icon/icon'
import styles from './rating.module.css'

interface RatingProps {
  /** 0 to 5 */
  value: number
  /** shown in brackets when given */
  count?: number
  /** "4.92 of 5, 128 reviews" */
  spoken: string
}

/** A star, the rating and the number of reviews as one left-to-right run. */
export function Rating({ value, count, spoken }: RatingProps) {
  return (
    <span className={classNames('num', styles.run)}>
      <span className={styles.star}>
        <Icon name="star" size={16} filled />
      </span>
      <span aria-hidden="true" className={styles.mark}>
        {value.toFixed(2).replace(/0$/, '')}
      </span>
      {count === undefined ? null : (
        <span aria-hidden="true" className={styles.count}>
          ({count})
        </span>
      )}
      <span className="sr-only" dir="auto">
        {spoken}
      </span>
    </span>
  )
}
