'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fetchPath } from '@/lib/api/browser'
import { NOTIFICATIONS_PATH } from '@/lib/api/notifications'
import { useUser } from '@/lib/api/use-user'
import type { NotificationWire } from '@/lib/domain/notification-wire'

const NotificationList = dynamic(() => import('./notification-list'), { ssr: false })

const REFRESH_MS = 60_000

const Frame = styled.div`
  position: relative;
  .count {
    position: absolute; inset-block-start: 2px; inset-inline-end: 0; min-inline-size: 20px; padding-inline: 5px;
    border-radius: var(--r-full); background: var(--c-accent); color: var(--c-on-accent);
    font-size: var(--fs-2xs); line-height: 20px; text-align: center; pointer-events: none;
  }
`

/** The bell of a signed-in person, with how many notifications are unread. */
export function Bell() {
  const t = useTranslations('bell')
  const { user } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, mutate } = useSWR(user ? NOTIFICATIONS_PATH : null, fetchPath<NotificationWire[]>, {
    refreshInterval: REFRESH_MS,
  })
  if (!user) return null
  const unread = data?.filter((one) => !one.read).length ?? 0
  return (
    <Frame>
      <IconButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('label', { count: unread })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="bell" size={22} />
      </IconButton>
      {unread > 0 ? (
        <span className="count num" aria-hidden="true">
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
    </Frame>
  )
}
