'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { onLive } from '@/lib/api/live'
import { useAnswer } from '@/lib/api/use-answer'
import { bellPage } from '@/lib/domain/notifications/notification'

/** The polling interval without a socket. */
const REFRESH_MS = 60_000

/** The user's notifications, updated by the socket, by other tabs and, without those, by polling. */
export function useNotifications() {
  const [hasProblem, setProblem] = useState(false)
  const { data, error, mutate } = useAnswer('GET /vendor/notification', {}, { refreshInterval: REFRESH_MS })
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [onLive('notification', reload), onLive('caughtUp', reload), onReadElsewhere(reload)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])

  /** If marking fails, they stay unread, and the list is loaded again. */
  async function mark(change: Promise<unknown>): Promise<void> {
    await change.then(
      () => {
        notifyOtherTabs()
        setProblem(false)
      },
      () => setProblem(true),
    )
    await mutate()
  }
  return {
    notifications: data,
    unread: data?.filter((one) => !one.read).length ?? 0,
    hasFailed: Boolean(error) || hasProblem,
    reload: () => void mutate(),
    read: (id: string) => mark(call('GET /vendor/read-notification/:id', { params: { id } })),
    readAll: () => mark(call('POST /vendor/read-notifications')),
  }
}

const OTHER_TABS = 'diyar-notifications'

/** Updates the other tabs of this browser; another device reloads when its page becomes visible. */
function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.postMessage('read')
  channel.close()
}

/** Subscribes to reads in other tabs; returns the function that unsubscribes. */
function onReadElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(OTHER_TABS)
  channel.onmessage = listener
  return () => channel.close()
}

/** Holds the socket open while the bell is mounted; only the visible tab shows toasts. */
export function useLiveNotifications(openRoute: (route: string) => void): void {
  useEffect(() => {
    let isGone = false
    let disconnect = () => {}
    import('@/lib/api/live-connection').then(({ connectWhileSignedIn }) => {
      if (!isGone) disconnect = connectWhileSignedIn()
    })
    return () => {
      isGone = true
      disconnect()
    }
  }, [])
  useEffect(
    () =>
      onLive('notification', ({ type, title, body, data }) => {
        if (document.visibilityState !== 'visible') return
        showToast({ kind: 'news', text: title, detail: body, onOpen: () => openRoute(bellPage(type, data)) })
      }),
    [openRoute],
  )
}
