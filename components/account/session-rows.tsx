'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/show-toast'
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
  const failureText = useFailureText()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  async function end() {
    setBusy(true)
    try {
      await logOut('everywhere')
      showToast({ kind: 'success', text: t('signedOutEverywhere') })
      router.push('/')
    } catch (failure) {
      setBusy(false)
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <div>
      <Button type="button" $kind="outline" $size="sm" onClick={() => setConfirming(true)}>
        {t('signOutEverywhere')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('endAll.title')}
          closeLabel={t('close')}
          keep={t('endAll.keep')}
          confirm={t('signOutEverywhere')}
          isBusy={isBusy}
          onClose={() => setConfirming(false)}
          onConfirm={end}
        >
          <p>{t('endAll.text')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
