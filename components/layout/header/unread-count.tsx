'use client'

import { useTranslations } from 'next-intl'
import { useUnreadMessages } from '@/components/shared/use-unread-messages'
import { classNames } from '@/components/ui/class-names'
import styles from './unread-count.module.css'

const MOST_SHOWN = 99

/** The number of unread messages beside a link; nothing at zero. */
export default function UnreadCount({ isCorner = false }: { isCorner?: boolean }) {
  const t = useTranslations('inbox')
  const unread = useUnreadMessages()
  if (unread === 0) return null
  return (
    <>
      <span className={classNames('num', styles.count, isCorner && styles.corner)} aria-hidden="true">
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
      <span className="sr-only">{t('unread', { count: unread })}</span>
    </>
  )
}
