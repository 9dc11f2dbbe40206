'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ApiKeyWire } from '@/lib/domain/api-keys/api-key'
import { ApiKeys } from './api-keys'

const DOCS_HREF = '/api/v1/docs'

/** The connections of a vendor's systems. */
export function ApiPage({ keys }: { keys: readonly ApiKeyWire[] }) {
  const t = useTranslations('vendorApi')
  return (
    <>
      <ApiKeys keys={keys} />
      <div>
        <Button as="a" href={DOCS_HREF} $kind="outline">
          {t('docs')}
        </Button>
      </div>
    </>
  )
}
