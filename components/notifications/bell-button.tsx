'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { fetchPath } from '@/lib/api/browser'
import { NOTIFICATIONS_PATH } from '@/lib/api/notifications'
import type { NotificationWire } from '@/lib/domain/notification-wire'
import styles from './bell.module.css'

const NotificationList = dynamic(() => import('./notification-list'), { ssr: false })

const REFRESH_MS = 60_000

/** How many notifications are unread, and the way to them. */
export default function BellButton() {
  const t = useTranslations('bell')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, mutate } = useSWR(NOTIFICATIONS_PATH, fetchPath<NotificationWire[]>, {
    refreshInterval: REFRESH_MS,
  })
  const unread = data?.filter((one) => !one.read).length ?? 0
  return (
    <div className={styles.frame}>
      <IconButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('label', { count: unread })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="bell" size={22} />
      </IconButton>
      {unread > 0 ? (
        <span className={classNames('num', styles.count)} aria-hidden="true">
          {unread}
        </span>
      ) : null}
      {isOpen ? (
        <NotificationList
          notifications={data}
          hasFailed={Boolean(error)}
          onReload={() => mutate()}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}
