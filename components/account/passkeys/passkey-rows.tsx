'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Row, RowButton, RowLabel, RowLine, RowText, RowValue } from '@/components/account/editable-row'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import { addressOf } from '@/lib/contract/address'
import type { PasskeyWire } from '@/lib/contract/schemas/account/passkey'
import { formatInstant } from '@/lib/i18n/dates'
import { usePasskeySupport } from '@/lib/session/passkeys'
import { PasskeyNameDialog } from './passkey-name-dialog'

/** The passkeys of the user: another way to sign in, beside the code. */
export function PasskeyRows() {
  const t = useTranslations('profile.passkeys')
  const { data, error } = useAnswer('GET /user/passkeys', {})
  return (
    <Row>
      <RowLabel>{t('title')}</RowLabel>
      <RowValue as="p">{t('lead')}</RowValue>
      {error ? <RowValue as="p">{t('failed')}</RowValue> : null}
      {data || error ? null : <Skeleton $block="3em" />}
      {data && data.data.length > 0 ? (
        <ul>
          {data.data.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {data ? <AddPasskey present={data.data.length} /> : null}
    </Row>
  )
}

function AddPasskey({ present }: { present: number }) {
  const t = useTranslations('profile.passkeys')
  const canUsePasskeys = usePasskeySupport()
  const [isAdding, setAdding] = useState(false)
  if (!canUsePasskeys) return <RowValue as="p">{t('unsupported')}</RowValue>
  return (
    <div>
      <Button $kind="outline" $size="sm" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
      {isAdding ? (
        <PasskeyNameDialog
          name={t('defaultName', { number: present + 1 })}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  )
}

function PasskeyRow({ passkey }: { passkey: PasskeyWire }) {
  const t = useTranslations('profile.passkeys')
  const locale = useLocale()
  const { mutate } = useSWRConfig()
  const [open, setOpen] = useState<'name' | 'removal' | null>(null)
  const { _id: id, name, createdAt, lastUsedAt } = passkey
  const close = () => setOpen(null)
  const remove = async () => {
    await call('DELETE /user/passkeys/:id', { params: { id } })
    await mutate(addressOf('GET /user/passkeys').path)
  }
  return (
    <RowLine as="li">
      <RowText as="span">
        <RowLabel as="bdi">{name}</RowLabel>{' '}
        <RowValue>{t('createdOn', { when: formatInstant(createdAt, locale) })}</RowValue>{' '}
        <RowValue>
          {lastUsedAt ? t('usedOn', { when: formatInstant(lastUsedAt, locale) }) : t('unused')}
        </RowValue>
      </RowText>
      <RowButton type="button" aria-label={t('renameNamed', { name })} onClick={() => setOpen('name')}>
        {t('rename')}
      </RowButton>
      <RowButton type="button" aria-label={t('removeNamed', { name })} onClick={() => setOpen('removal')}>
        {t('remove')}
      </RowButton>
      {open === 'name' ? <PasskeyNameDialog id={id} name={name} onClose={close} /> : null}
      {open === 'removal' ? (
        <ActDialog
          title={t('removeTitle')}
          keep={t('keep')}
          confirm={t('remove')}
          done={t('removed')}
          send={remove}
          onClose={close}
        >
          <p>{t('removeText', { name })}</p>
        </ActDialog>
      ) : null}
    </RowLine>
  )
}
