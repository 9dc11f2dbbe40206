import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './section.module.css'

interface SectionProps {
  id: string
  title: string
  text?: string
  /** a link to all results */
  more?: ReactNode
  /** reserves space for the buttons of the carousel below */
  isCarousel?: boolean
  /** for sections below the first screens: the estimated height in pixels until layout */
  far?: number
  children: ReactNode
}

export function Section({ id, title, text, more, isCarousel = false, far, children }: SectionProps) {
  return (
    <section
      className={classNames(styles.frame, far ? styles.far : null)}
      style={far ? ({ '--far-block': `${far}px` } as CSSProperties) : undefined}
      aria-labelledby={id}
    >
      <div className={styles.head} data-turning={isCarousel || undefined}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {more}
      </div>
      {children}
    </section>
  )
}
