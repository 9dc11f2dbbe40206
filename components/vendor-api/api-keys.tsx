'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { ApiKeyWire } from '@/lib/contract/schemas/api-keys/api-key'
import { MAX_KEYS } from '@/lib/domain/api-keys/api-key'
import { formatInstant } from '@/lib/i18n/dates'
import { ListCard } from './list-card'
import { NewKeyDialog } from './new-key-dialog'

/** The keys of the vendor's programs: made here, shown once, revoked at any time. */
export function ApiKeys({ keys }: { keys: readonly ApiKeyWire[] }) {
  return (
    <ListCard
      id="api-keys"
      words="keys"
      isFull={keys.length >= MAX_KEYS}
      newDialog={(onClose) => <NewKeyDialog onClose={onClose} />}
    >
      {keys.map((one) => (
        <KeyRow key={one._id} apiKey={one} />
      ))}
    </ListCard>
  )
}

function KeyRow({ apiKey: { _id, name, scopes, lastFour, lastUsedAt, createdAt } }: { apiKey: ApiKeyWire }) {
  const t = useTranslations('vendorApi.keys')
  const revoke = useTranslations('vendorApi.revoke')
  const scopeText = useTranslations('vendorApi.scopes')
  const locale = useLocale()
  const [isRevoking, setIsRevoking] = useState(false)
  return (
    <li>
      <RowText>
        <strong dir="auto">{name}</strong>
        <Quiet>
          <bdi className="num">…{lastFour}</bdi> · {t('created', { when: formatInstant(createdAt, locale) })}{' '}
          · {lastUsedAt ? t('used', { when: formatInstant(lastUsedAt, locale) }) : t('unused')}
        </Quiet>
        <Badges>
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeText(scope)}</Badge>
          ))}
        </Badges>
      </RowText>
      <Button
        $kind="outline"
        $size="sm"
        aria-label={t('revokeNamed', { name })}
        onClick={() => setIsRevoking(true)}
      >
        {t('revoke')}
      </Button>
      {isRevoking ? (
        <ActDialog
          title={revoke('title', { name })}
          keep={revoke('keep')}
          closeLabel={revoke('close')}
          confirm={revoke('confirm')}
          done={revoke('done')}
          send={() => call('DELETE /vendor/api-keys/:id', { params: { id: _id } })}
          onClose={() => setIsRevoking(false)}
        >
          <p>{revoke('text')}</p>
        </ActDialog>
      ) : null}
    </li>
  )
}
