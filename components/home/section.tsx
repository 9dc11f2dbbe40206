import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id: string
  title: string
  text?: string
  /** a link to everything of this kind */
  more?: ReactNode
  /** keeps room for the buttons of the carousel below */
  isCarousel?: boolean
  children: ReactNode
}

export function Section({ id, title, text, more, isCarousel = false, children }: SectionProps) {
  return (
    <section className={styles.frame} aria-labelledby={id}>
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
