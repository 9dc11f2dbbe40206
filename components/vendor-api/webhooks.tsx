'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonRow } from '@/components/shared/button-row'
import { Notice } from '@/components/shared/notice'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { deleteWebhook, sendTestWebhook } from '@/lib/api/webhooks'
import { MAX_ENDPOINTS, type WebhookWire } from '@/lib/domain/webhooks/webhook'
import { Badges, Card, CardHead, Quiet, Rows, RowText } from './card'
import { Deliveries } from './deliveries'
import { NewWebhookDialog } from './new-webhook-dialog'
import { useEventName } from './use-event-name'

/** The addresses that are told of bookings and calendars, with what was sent to each. */
export function Webhooks({ webhooks }: { webhooks: readonly WebhookWire[] }) {
  const t = useTranslations('vendorApi.webhooks')
  const [isAdding, setIsAdding] = useState(false)
  const isFull = webhooks.length >= MAX_ENDPOINTS
  return (
    <Card aria-labelledby="webhooks">
      <CardHead>
        <div>
          <h2 id="webhooks">{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <Button type="button" disabled={isFull} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </CardHead>
      {isFull ? <Quiet>{t('full')}</Quiet> : null}
      {webhooks.length > 0 ? (
        <Rows>
          {webhooks.map((one) => (
            <Endpoint key={one._id} webhook={one} />
          ))}
        </Rows>
      ) : (
        <Quiet>{t('empty')}</Quiet>
      )}
      {isAdding ? <NewWebhookDialog onClose={() => setIsAdding(false)} /> : null}
    </Card>
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
          onClick={() => act(() => sendTestWebhook(_id), t('testSent'))}
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
          onConfirm={() => act(() => deleteWebhook(_id), t('remove.done'))}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
