'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { DialogFailure } from '@/components/shared/dialog-failure'
import { Stack } from '@/components/shared/styles/stack'
import { useReportFailure } from '@/components/shared/use-action'
import { Dialog } from '@/components/ui/dialog/dialog'
import { call } from '@/lib/api/call'
import { WEBHOOK_EVENTS, type WebhookBody, webhookBody } from '@/lib/domain/webhooks/webhook'
import { useRouter } from '@/lib/i18n/navigation'
import { useEventName } from './deliveries'
import { ShownOnce } from './shown-once'
import { TickList } from './tick-list'

const EMPTY: WebhookBody = { url: '', events: [...WEBHOOK_EVENTS] }

/** Names an address and its events; then shows the secret of the signatures, this one time. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('vendorApi.webhooks')
  const eventName = useEventName()
  const report = useReportFailure()
  const router = useRouter()
  const [secret, setSecret] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const title = t(secret ? 'secretTitle' : 'add')
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')} startsInField>
      {secret ? (
        <ShownOnce secret={secret} text={t('secretText')} onDone={onClose} />
      ) : (
        <Form
          label={title}
          schema={webhookBody}
          initialValues={EMPTY}
          onSubmit={async (body) => {
            setFailure(null)
            setSecret((await call('POST /vendor/webhooks', { body })).secret)
            router.refresh()
          }}
          onFailure={(problem) => setFailure(report(problem))}
        >
          <Stack $gap={5}>
            <TextField
              name="url"
              label={t('url')}
              help={t('urlHelp')}
              dir="ltr"
              inputMode="url"
              autoComplete="off"
            />
            <TickList
              name="events"
              legend={t('events')}
              needed={t('needed')}
              options={WEBHOOK_EVENTS.map((value) => ({ value, label: eventName(value) }))}
            />
            <SubmitButton>{t('create')}</SubmitButton>
            <DialogFailure text={failure} />
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
