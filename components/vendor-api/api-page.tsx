'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ApiKeyWire } from '@/lib/contract/schemas/api-keys/api-key'
import type { WebhookWire } from '@/lib/contract/schemas/webhooks/webhook'
import { ApiKeys } from './api-keys'
import { Webhooks } from './webhooks'

const DOCS_HREF = '/api/v1/docs'

/** The connections of a vendor's systems. */
export function ApiPage({
  keys,
  webhooks,
}: {
  keys: readonly ApiKeyWire[]
  webhooks: readonly WebhookWire[]
}) {
  const t = useTranslations('vendorApi')
  return (
    <>
      <ApiKeys keys={keys} />
      <Webhooks webhooks={webhooks} />
      <div>
        <Button as="a" href={DOCS_HREF} $kind="outline">
          {t('docs')}
        </Button>
      </div>
    </>
  )
}
