import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names'

export type BadgeTone = 'plain' | 'primary' | 'accent' | 'ok' | 'warn' | 'err' | 'info'

/** A short label with a tone; the text carries the meaning, the colour only supports it. */
export function Badge({ $tone = 'plain', children }: { $tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[$tone])}>{children}</span>
}
