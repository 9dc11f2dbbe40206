'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast/show-toast'
import { onLive } from '@/lib/api/live'
import { bellPage } from '@/lib/domain/notifications/notification'

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
