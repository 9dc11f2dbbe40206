'use client'

import { useEffect, useRef } from 'react'
import { useUser } from '@/lib/api/use-user'
import { changesProfile } from '@/lib/domain/notification'
import type { NotificationWire } from '@/lib/domain/notification-wire'

/**
 * Reads the profile again when a notification says that it has changed: the menus follow the role, the balance the
 * money. The list is compared, so that one that came without a socket counts too.
 */
export function useFreshProfile(notifications: NotificationWire[] | undefined): void {
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
