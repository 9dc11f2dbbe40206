import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names'

export type BadgeTone = 'plain' | 'primary' | 'accent' | 'ok' | 'warn' | 'err' | 'info'

/** A small word with a tone; the word carries the meaning, the colour only helps. */
export function Badge({ $tone = 'plain', children }: { $tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[$tone])}>{children}</span>
}
