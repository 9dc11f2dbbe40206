'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { logOut } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import { formatInstant } from '@/lib/i18n/dates'
import { useRouter } from '@/lib/i18n/navigation'
import { Row, RowLabel, RowLine, RowText, RowValue } from './editable-row'

/** The sessions of the user, and a button that ends all of them. */
export function SessionRows() {
  const t = useTranslations('profile')
  const locale = useLocale()
  const { data, error } = useAnswer('GET /user/sessions', {})
  return (
    <Row>
      <RowLabel>{t('sessions')}</RowLabel>
      {error ? <RowValue as="p">{t('sessionsFailed')}</RowValue> : null}
      {data || error ? null : <Skeleton $block="3em" />}
      <ul>
        {data?.data.map((session) => (
          <RowLine as="li" key={session.createdAt}>
            <RowText as="span">
              <RowLabel as="bdi">{session.device ?? t('unknownDevice')}</RowLabel>{' '}
              <RowValue>{t('signedIn', { when: formatInstant(session.createdAt, locale) })}</RowValue>
            </RowText>
            {session.isCurrent ? <Badge $tone="ok">{t('thisDevice')}</Badge> : null}
          </RowLine>
        ))}
      </ul>
      <EndAll />
    </Row>
  )
}

function EndAll() {
  const t = useTranslations('profile')
  const router = useRouter()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div>
      <Button type="button" $kind="outline" $size="sm" onClick={() => setConfirming(true)}>
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
