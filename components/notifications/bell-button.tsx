'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { useUser } from '@/lib/api/current-user'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { bellPage, changesProfile } from '@/lib/domain/notifications/notification'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { countInTitle } from '@/lib/unread-title'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './bell.module.css'
import { useLiveNotifications, useNotifications } from './use-notifications'

const NotificationPanel = dynamic(() => untilLoaded(() => import('./notification-panel')), { ssr: false })

const MOST_SHOWN = 99

/** The number of unread notifications, and a button that opens them. */
export default function BellButton() {
  const t = useTranslations('bell')
  const router = useRouter()
  const { notifications, unread, hasFailed, reload, read, readAll } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page address closes it
  useEffect(() => setOpen(false), [pathname])
  const close = useCallback(() => setOpen(false), [])
  const closeByHand = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  const goTo = useCallback(
    (route: string) => {
      close()
      router.push(route)
    },
    [router, close],
  )
  useLiveNotifications(goTo)
  useFreshProfile(notifications)
  useRenewedPush()
  useEffect(() => countInTitle('notifications', unread), [unread])

  /** Navigation does not wait for the request that marks it as read. */
  function open({ _id, type, data }: NotificationWire): void {
    void read(_id)
    goTo(bellPage(type, data))
  }
  return (
    <div className={styles.frame} ref={frame}>
      <IconButton
        ref={button}
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
 * Reloads the profile after a notification that changes it: menus depend on the role, the balance on payments.
 * The list is compared, so that a notification without a socket counts too.
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

/** Subscribes a chosen device again when its user signs in again, because sessions end. */
function useRenewedPush(): void {
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    // A failure is harmless: the next page retries.
    import('./device-push').then(({ renewDevicePush }) => renewDevicePush()).catch(() => undefined)
  }, [])
}
