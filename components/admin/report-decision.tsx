'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { closeReport } from '@/lib/api/reports'
import { setReviewHidden } from '@/lib/api/reviews'
import type { ReportWire } from '@/lib/domain/reviews/report'
import { NoteDialog } from './note-dialog'

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** Closes a report with an outcome; hiding a review closes all reports about it. */
export function ReportDecision({ report }: { report: ReportWire }) {
  const t = useTranslations('admin.reports')
  const [act, setAct] = useState<'close' | 'hide' | null>(null)
  const canHide = report.kind === 'review' && report.subject?.isHidden === false
  return (
    <Actions>
      {canHide ? (
        <Button type="button" $kind="danger" onClick={() => setAct('hide')}>
          {t('hide')}
        </Button>
      ) : null}
      <Button type="button" $kind="outline" onClick={() => setAct('close')}>
        {t('close')}
      </Button>
      {act === 'close' ? (
        <NoteDialog
          title={t('closeTitle')}
          action={t('close')}
          done={t('closed')}
          onSend={(note) => closeReport(report._id, note)}
          onClose={() => setAct(null)}
        />
      ) : null}
      {act === 'hide' ? (
        <NoteDialog
          title={t('hideTitle')}
          action={t('hide')}
          done={t('hidden')}
          onSend={(note) => setReviewHidden(report.subjectId, note)}
          onClose={() => setAct(null)}
        />
      ) : null}
    </Actions>
  )
}
