'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { notificationRule } from '@/lib/domain/notification'
import type { NotificationWire } from '@/lib/domain/notification-wire'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { isPage } from '@/lib/i18n/page-address'
import { countInTitle } from '@/lib/unread-title'
import styles from './bell.module.css'
import { useFreshProfile } from './use-fresh-profile'
import { useKeptPush } from './use-kept-push'
import { useLiveNews } from './use-live-news'
import { useNotifications } from './use-notifications'

const NotificationPanel = dynamic(() => import('./notification-panel'), { ssr: false })

const MOST_SHOWN = 99

/** How many notifications are unread, and the way to them. */
export default function BellButton() {
  const t = useTranslations('bell')
  const router = useRouter()
  const { notifications, unread, hasFailed, reload, read, readAll } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's address is what closes it
  useEffect(() => setOpen(false), [pathname])
  const close = useCallback(() => setOpen(false), [])
  const closeByHand = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  const goTo = useCallback(
    (route: string) => {
      if (!isPage(route)) return
      close()
      router.push(route)
    },
    [router, close],
  )
  useLiveNews(goTo)
  useFreshProfile(notifications)
  useKeptPush()
  useEffect(() => countInTitle('notifications', unread), [unread])

  /** The way to the page is not held up by marking. */
  function open({ _id, type }: NotificationWire): void {
    void read(_id)
    goTo(notificationRule(type).route)
  }
  return (
    <div className={styles.frame} ref={frame}>
      <IconButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('label', { count: unread })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={22} />
      </IconButton>
      {unread > 0 ? (
        <span className={classNames('num', styles.count)} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      ) : null}
      {isOpen ? (
        <NotificationPanel
          notifications={notifications}
          hasFailed={hasFailed}
          onReload={reload}
          onOpen={open}
          onReadAll={() => void readAll()}
          frame={frame}
          onDismiss={close}
          onClose={closeByHand}
        />
      ) : null}
    </div>
  )
}
