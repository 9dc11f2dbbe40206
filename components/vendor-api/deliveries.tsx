'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import styled from 'styled-components'
import { ActButton } from '@/components/shared/act-button'
import { Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { call } from '@/lib/api/call'
import type { DeliveryWire, WebhookWire } from '@/lib/contract/schemas/webhooks/webhook'
import type { DeliveredEvent, DeliveryState } from '@/lib/domain/webhooks/webhook'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'

const Details = styled.details`
  flex: 1 1 100%;
  summary { cursor: pointer; min-block-size: var(--tap); align-content: center; font-weight: var(--fw-medium); }
`

const TONES: Record<DeliveryState, BadgeTone> = { waiting: 'info', delivered: 'ok', failed: 'err' }

/** What was sent to an endpoint lately, and how it was answered. */
export function Deliveries({ deliveries }: { deliveries: readonly DeliveryWire[] }) {
  const t = useTranslations('vendorApi.webhooks')
  if (deliveries.length === 0) return <Quiet>{t('noDeliveries')}</Quiet>
  return (
    <Details>
      <summary>{t('deliveries')}</summary>
      <Rows>
        {deliveries.map((one) => (
          <Delivery key={one._id} delivery={one} />
        ))}
      </Rows>
    </Details>
  )
}

function Delivery({ delivery }: { delivery: DeliveryWire }) {
  const { _id, event, state, attempts, lastStatus, lastTriedAt, createdAt } = delivery
  const t = useTranslations('vendorApi.webhooks')
  const eventName = useEventName()
  const locale = useLocale()
  return (
    <li>
      <RowText>
        <span>
          {eventName(event)} <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </span>
        <Quiet>
          {formatInstant(lastTriedAt ?? createdAt, locale)} · {t('attempts', { count: attempts })}
          {lastTriedAt ? <> · {lastStatus ?? t('noAnswer')}</> : null}
        </Quiet>
      </RowText>
      {state === 'waiting' ? null : (
        <ActButton
          kind="outline"
          size="sm"
          name={t('againNamed', { event: eventName(event) })}
          send={() => call('POST /vendor/webhook-deliveries/:id/again', { params: { id: _id } })}
          done={t('againSent')}
        >
          {t('again')}
        </ActButton>
      )}
    </li>
  )
}

const REFRESH_MS = 2000

/** Refreshes the page until every new delivery had its first attempt; further attempts are minutes to hours away. */
export function useFreshDeliveries(webhooks: readonly WebhookWire[]): void {
  const router = useRouter()
  const isSending = webhooks.some(({ deliveries }) =>
    deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0),
  )
  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(() => router.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isSending, router])
}

/** The name of an event for people; the keys of messages have no dots. */
export function useEventName(): (event: DeliveredEvent) => string {
  const t = useTranslations('vendorApi.webhooks.names')
  return (event) => t(event.replace('.', '_'))
}
