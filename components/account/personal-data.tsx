'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EXPORT_HREF } from '@/lib/api/account'
import { Link } from '@/lib/i18n/navigation'
import { Row } from './editable-row'

/** The user's data: export and deletion. */
export function PersonalData() {
  const t = useTranslations('profile')
  return (
    <div className="card">
      <Row>
        <div className="line">
          <div className="what">
            <span className="label">{t('exportTitle')}</span>
            <span className="value">{t('exportText')}</span>
          </div>
          <Button as="a" href={EXPORT_HREF} download="diyar-data.json" $kind="outline" $size="sm">
            {t('export')}
          </Button>
        </div>
      </Row>
      <Row>
        <div className="line">
          <div className="what">
            <span className="label">{t('deleteTitle')}</span>
            <span className="value">{t('deleteText')}</span>
          </div>
          <Button as={Link} href="/delete-account" $kind="danger" $size="sm">
            {t('delete')}
          </Button>
        </div>
      </Row>
    </div>
  )
}
