'use client'

import { useTranslations } from 'next-intl'
import type { DeliveredEvent } from '@/lib/domain/webhooks/webhook'

/** The name of an event for people; the keys of messages have no dots. */
export function useEventName(): (event: DeliveredEvent) => string {
  const t = useTranslations('vendorApi.webhooks.names')
  return (event) => t(event.replace('.', '_'))
}
