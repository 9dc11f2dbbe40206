import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Sadu } from './sadu'

interface EmptyStateProps {
  title: string
  text: string
  /** buttons or links: the next actions */
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.frame}>
      <Sadu id="sadu-empty" diamonds={7} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  )
}
