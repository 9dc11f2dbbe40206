'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useSWRConfig } from 'swr'
import { ActDialog } from '@/components/shared/act-dialog'
import { useAction } from '@/components/shared/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { logOut } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import { addressOf } from '@/lib/contract/address'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { Row, RowButton, RowLabel, RowLine, RowText, RowValue } from './editable-row'

const Sessions = styled.ul`
  display: grid; gap: var(--s-4);
`

/** The sessions of the user; each can be ended, and all at once. */
export function SessionRows() {
  const t = useTranslations('profile')
  const locale = useLocale()
  const { data, error } = useAnswer('GET /user/sessions', {})
  return (
    <Row>
      <RowLabel>{t('sessions')}</RowLabel>
      {error ? <RowValue as="p">{t('sessionsFailed')}</RowValue> : null}
      {data || error ? null : <Skeleton $block="3em" />}
      <Sessions>
        {data?.data.map((session) => (
          <RowLine as="li" key={session._id}>
            <RowText as="span">
              <RowLabel as="bdi">{session.device ?? t('unknownDevice')}</RowLabel>{' '}
              <RowValue>{t('signedIn', { when: formatInstant(session.createdAt, locale) })}</RowValue>
              {session.network ? (
                <RowValue>
                  {t.rich('signedInFrom', { network: () => <bdi className="num">{session.network}</bdi> })}
                </RowValue>
              ) : null}
            </RowText>
            {session.isCurrent ? (
              <Badge $tone="ok">{t('thisDevice')}</Badge>
            ) : (
              <EndOne id={session._id} device={session.device ?? t('unknownDevice')} />
            )}
          </RowLine>
        ))}
      </Sessions>
      <EndAll />
    </Row>
  )
}

function EndOne({ id, device }: { id: string; device: string }) {
  const t = useTranslations('profile')
  const { mutate } = useSWRConfig()
  const { act, isBusy } = useAction()
  const end = async () => {
    await call('DELETE /user/sessions/:id', { params: { id } })
    await mutate(addressOf('GET /user/sessions').path)
  }
  return (
    <RowButton
      type="button"
      aria-label={t('endOneOf', { device })}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => act(end, t('endedOne'))}
    >
      {t('endOne')}
    </RowButton>
  )
}

function EndAll() {
  const t = useTranslations('profile')
  const router = useRouter()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div>
      <Button $kind="outline" $size="sm" onClick={() => setConfirming(true)}>
        {t('signOutEverywhere')}
      </Button>
      {isConfirming ? (
        <ActDialog
          title={t('endAll.title')}
          closeLabel={t('close')}
          keep={t('endAll.keep')}
          confirm={t('signOutEverywhere')}
          done={t('signedOutEverywhere')}
          send={() => logOut('everywhere')}
          onDone={() => router.push('/')}
          onClose={() => setConfirming(false)}
        >
          <p>{t('endAll.text')}</p>
        </ActDialog>
      ) : null}
    </div>
  )
}
