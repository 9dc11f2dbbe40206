import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import styles from './notice.module.css'

const SIGNS = { info: 'info', ok: 'check', warn: 'alert', err: 'alert' } as const satisfies Record<
  string,
  IconName
>

interface NoticeProps {
  tone?: keyof typeof SIGNS
  role?: 'status' | 'alert' | 'note'
  /** text and actions */
  children: ReactNode
}

/** A static message with an action. The icon repeats the tone, never colour alone. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={SIGNS[tone]} size={20} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
