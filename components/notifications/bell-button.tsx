'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { useUser } from '@/lib/api/use-user'
import { changesProfile, notificationRule } from '@/lib/domain/notifications/notification'
import type { NotificationWire } from '@/lib/domain/notifications/notification-wire'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { isPage } from '@/lib/i18n/page-address'
import { countInTitle } from '@/lib/unread-title'
import styles from './bell.module.css'
import { useLiveNotifications } from './use-live-notifications'
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
  useLiveNotifications(goTo)
  useFreshProfile(notifications)
  useRenewedPush()
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

/**
 * Reads the profile again when a notification says that it has changed: the menus follow the role, the balance the
 * money. The list is compared, so that one that came without a socket counts too.
 */
function useFreshProfile(notifications: NotificationWire[] | undefined): void {
  const { refresh } = useUser()
  const newest = notifications?.find(({ type }) => changesProfile(type))?._id ?? null
  const isLoaded = notifications !== undefined
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (!isLoaded) return
    const isNew = before.current !== undefined && newest !== null && before.current !== newest
    before.current = newest
    if (isNew) void refresh()
  }, [isLoaded, newest, refresh])
}

/** A device that was chosen for notifications stays chosen when its person signs in again, for sessions end. */
function useRenewedPush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    // Nothing is lost for good when it fails: the next page tells it again.
    import('./device-push').then(({ renewDevicePush }) => renewDevicePush()).catch(() => undefined)
  }, [])
}
