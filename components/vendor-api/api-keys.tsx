'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badges, Quiet, RowText } from '@/components/shared/card-rows'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { call } from '@/lib/api/call'
import { type ApiKeyWire, MAX_KEYS } from '@/lib/domain/api-keys/api-key'
import { formatInstant } from '@/lib/i18n/dates'
import { ListCard } from './list-card'
import { NewKeyDialog } from './new-key-dialog'

/** The keys of the vendor's programs: made here, shown once, revoked at any time. */
export function ApiKeys({ keys }: { keys: readonly ApiKeyWire[] }) {
  const t = useTranslations('vendorApi.keys')
  return (
    <ListCard
      id="api-keys"
      texts={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        full: t('full'),
        empty: t('empty'),
      }}
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
        type="button"
        $kind="outline"
        $size="sm"
        aria-label={t('revokeNamed', { name })}
        onClick={() => setIsRevoking(true)}
      >
        {t('revoke')}
      </Button>
      {isRevoking ? <RevokeDialog id={_id} name={name} onClose={() => setIsRevoking(false)} /> : null}
    </li>
  )
}

function RevokeDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslations('vendorApi.revoke')
  const { act, isBusy } = useAction()
  return (
    <ConfirmDialog
      title={t('title', { name })}
      closeLabel={t('close')}
      keep={t('keep')}
      confirm={t('confirm')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={async () => {
        if (await act(() => call('DELETE /vendor/api-keys/:id', { params: { id } }), t('done'))) onClose()
      }}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}
