'use client'

import { useEffect } from 'react'
import type { WebhookWire } from '@/lib/domain/webhooks/webhook'
import { useRouter } from '@/lib/i18n/navigation'

const EVERY_MS = 2000

/** Refreshes the page until every new delivery had its first attempt; further attempts are minutes to hours away. */
export function useFreshDeliveries(webhooks: readonly WebhookWire[]): void {
  const router = useRouter()
  const isSending = webhooks.some(({ deliveries }) =>
    deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0),
  )
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(() => router.refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isSending, router])
}
