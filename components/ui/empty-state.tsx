import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Sadu } from './sadu'

interface EmptyStateProps {
  title: string
  text: string
  /** it is all that its page shows, so that its title is that of the page */
  isPage?: boolean
  /** buttons or links: the next actions */
  children?: ReactNode
}

export function EmptyState({ title, text, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.frame}>
      <Sadu id="sadu-empty" diamonds={7} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  )
}
