'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LateWords } from '@/lib/i18n/late-words'
import styles from './report-button.module.css'

const ReportDialog = dynamic(() => import('./report-dialog'), { ssr: false })

export function ReportButton({ id }: { id: string }) {
  const t = useTranslations('detail.report')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.report}>
      <Button type="button" $kind="quiet" $size="sm" onClick={() => setIsOpen(true)}>
        <Icon name="flag" size={18} /> {t('open')}
      </Button>
      {isOpen ? (
        <LateWords part="report">
          <ReportDialog id={id} onClose={() => setIsOpen(false)} />
        </LateWords>
      ) : null}
    </div>
  )
}
