'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActButton } from '@/components/shared/act-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, RowText } from '@/components/shared/card-rows'
import { Notice } from '@/components/shared/notice'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { WebhookWire } from '@/lib/contract/schemas/webhooks/webhook'
import { MAX_ENDPOINTS } from '@/lib/domain/webhooks/webhook'
import { Deliveries, useEventName, useFreshDeliveries } from './deliveries'
import { ListCard } from './list-card'
import { NewWebhookDialog } from './new-webhook-dialog'

/** The addresses that are told of bookings and calendars, with what was sent to each. */
export function Webhooks({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  useFreshDeliveries(webhooks)
  return (
    <ListCard
      id="webhooks"
      words="webhooks"
      isFull={webhooks.length >= MAX_ENDPOINTS}
      newDialog={(onClose) => <NewWebhookDialog onClose={onClose} />}
    >
      {webhooks.map((one) => (
        <Endpoint key={one._id} webhook={one} />
      ))}
    </ListCard>
  )
}

function Endpoint({ webhook: { _id, url, events, disabledAt, deliveries } }: { webhook: WebhookWire }) {
  const t = useTranslations('vendorApi.webhooks')
  const eventName = useEventName()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <li>
      <RowText>
        <strong>
          <bdi dir="ltr">{url}</bdi>
        </strong>
        <Badges>
          {disabledAt ? <Badge $tone="err">{t('disabled')}</Badge> : null}
          {events.map((event) => (
            <Badge key={event}>{eventName(event)}</Badge>
          ))}
        </Badges>
      </RowText>
      <ButtonRow>
        <ActButton
          kind="outline"
          size="sm"
          send={() => call('POST /vendor/webhooks/:id/test', { params: { id: _id } })}
          done={t('testSent')}
        >
          {t('test')}
        </ActButton>
        <Button
          $kind="quiet"
          $size="sm"
          aria-label={t('deleteNamed', { url })}
          onClick={() => setIsDeleting(true)}
        >
          {t('delete')}
        </Button>
      </ButtonRow>
      {disabledAt ? <Notice tone="warn">{t('disabledText')}</Notice> : null}
      <Deliveries deliveries={deliveries} />
      {isDeleting ? (
        <ActDialog
          title={t('remove.title')}
          closeLabel={t('close')}
          keep={t('remove.keep')}
          confirm={t('remove.confirm')}
          done={t('remove.done')}
          send={() => call('DELETE /vendor/webhooks/:id', { params: { id: _id } })}
          onClose={() => setIsDeleting(false)}
        >
          <p>{t('remove.text')}</p>
        </ActDialog>
      ) : null}
    </li>
  )
}
