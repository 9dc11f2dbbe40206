'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import type { ReportKind } from '@/lib/domain/reviews/report'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './report-button.module.css'

const ReportDialog = dynamic(() => untilLoaded(() => import('@/components/shared/reports/report-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

interface ReportButtonProps {
  kind: ReportKind
  /** the id of the listing, review, message or user */
  subjectId: string
  /** only the flag is visible; the label is for screen readers */
  bare?: boolean
}

/** Opens the report of a listing, review, message or user. Needs the messages `report.open`. */
export function ReportButton({ kind, subjectId, bare = false }: ReportButtonProps) {
  const t = useTranslations('report.open')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={styles.report}>
      <Button
        $kind="quiet"
        $size="sm"
        className={bare ? styles.bare : undefined}
        aria-label={bare ? t(kind) : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="flag" size={bare ? 16 : 18} /> {bare ? null : t(kind)}
      </Button>
      {isOpen ? (
        <LazyMessages part="report" waiting={<DialogPlaceholder />}>
          <ReportDialog kind={kind} subjectId={subjectId} onClose={() => setIsOpen(false)} />
        </LazyMessages>
      ) : null}
    </span>
  )
}
