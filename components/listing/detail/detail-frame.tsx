import type { ReactNode } from 'react'
import styles from './detail-frame.module.css'

interface DetailFrameProps {
  /** crumbs, title and gallery */
  head: ReactNode
  body: ReactNode
  /** what stays beside the body on a desktop */
  aside: ReactNode
  /** under both, over the whole width */
  after: ReactNode
}

/** The whole page of a listing: on a phone the photos stand before the title, on a desktop after it. */
export function DetailFrame({ head, body, aside, after }: DetailFrameProps) {
  return (
    <article className={styles.frame}>
      {head}
      <div className={styles.columns}>
        {body}
        {aside}
      </div>
      <div className={styles.after}>{after}</div>
    </article>
  )
}
