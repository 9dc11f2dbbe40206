'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EXPORT_HREF } from '@/lib/api/account'
import { Link } from '@/lib/i18n/navigation'
import { Row, RowLabel, RowLine, RowText, RowValue } from './editable-row'
import { PartCard } from './profile-frame'

/** The user's data: export and deletion. */
export function PersonalData() {
  const t = useTranslations('profile')
  return (
    <PartCard>
      <Row>
        <RowLine>
          <RowText>
            <RowLabel>{t('exportTitle')}</RowLabel>
            <RowValue>{t('exportText')}</RowValue>
          </RowText>
          <Button as="a" href={EXPORT_HREF} download="diyar-data.json" $kind="outline" $size="sm">
            {t('export')}
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
