import type { ReactNode } from 'react'
import styles from './detail-frame.module.css'

interface DetailFrameProps {
  /** crumbs, title and gallery */
  head: ReactNode
  body: ReactNode
  /** the sticky column beside the body on a desktop */
  aside: ReactNode
  /** below both, over the whole width */
  after: ReactNode
}

/** The layout of a listing page: photos before the title on a phone, after it on a desktop. */
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
