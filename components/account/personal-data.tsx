'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { Link } from '@/lib/i18n/navigation'
import { Row, RowLabel, RowLine, RowText, RowValue } from './editable-row'
import { PartCard } from './profile-frame'

/** The user's data: export and deletion. */
export function PersonalData() {
  const t = useTranslations('profile')
  const locale = useLocale()
  const failureText = useFailureText()
  async function download(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      await call('GET /user/proof')
      window.location.assign(href)
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  return (
    <PartCard>
      <Row>
        <RowLine>
          <RowText>
            <RowLabel>{t('exportTitle')}</RowLabel>
            <RowValue>{t('exportText')}</RowValue>
          </RowText>
          <Button
            as="a"
            href={`/api/v1/user/export.html?language=${locale}`}
            $kind="outline"
            $size="sm"
            onClick={download}
          >
            {t('export')}
          </Button>
        </RowLine>
        <RowLine>
          <RowText>
            <RowValue>{t('exportJsonText')}</RowValue>
          </RowText>
          <Button as="a" href="/api/v1/user/export" $kind="quiet" $size="sm" onClick={download}>
            {t('exportJson')}
          </Button>
        </RowLine>
      </Row>
      <Row>
        <RowLine>
          <RowText>
            <RowLabel>{t('deleteTitle')}</RowLabel>
            <RowValue>{t('deleteText')}</RowValue>
          </RowText>
          <Button as={Link} href="/delete-account" $kind="danger" $size="sm">
            {t('delete')}
          </Button>
        </RowLine>
      </Row>
    </PartCard>
  )
}
