'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { Badges, RowText } from '@/components/shared/card-rows'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { call } from '@/lib/api/call'
import { MAX_ENDPOINTS, type WebhookWire } from '@/lib/domain/webhooks/webhook'
import { Deliveries, useEventName, useFreshDeliveries } from './deliveries'
import { ListCard } from './list-card'
import { NewWebhookDialog } from './new-webhook-dialog'

/** The addresses that are told of bookings and calendars, with what was sent to each. */
export function Webhooks({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  const t = useTranslations('vendorApi.webhooks')
  useFreshDeliveries(webhooks)
  return (
    <ListCard
      id="webhooks"
      texts={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        full: t('full'),
        empty: t('empty'),
      }}
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
  const { act, isBusy } = useAction()
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
        <Button
          type="button"
          $kind="outline"
          $size="sm"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() =>
            act(() => call('POST /vendor/webhooks/:id/test', { params: { id: _id } }), t('testSent'))
          }
        >
          {t('test')}
        </Button>
        <Button
          type="button"
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
        <ConfirmDialog
          title={t('remove.title')}
          closeLabel={t('close')}
          keep={t('remove.keep')}
          confirm={t('remove.confirm')}
          isBusy={isBusy}
          onClose={() => setIsDeleting(false)}
          onConfirm={async () => {
            if (
              await act(() => call('DELETE /vendor/webhooks/:id', { params: { id: _id } }), t('remove.done'))
            )
              setIsDeleting(false)
          }}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
