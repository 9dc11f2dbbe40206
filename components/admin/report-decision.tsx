'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { closeReport } from '@/lib/api/reports'
import type { ReportWire } from '@/lib/domain/report'
import { NoteDialog } from './note-dialog'

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`

/** Closing a report says what came of it. */
export function ReportDecision({ report }: { report: ReportWire }) {
  const t = useTranslations('admin.reports')
  const [isClosing, setClosing] = useState(false)
  return (
    <Actions>
      <Button type="button" $kind="outline" onClick={() => setClosing(true)}>
        {t('close')}
      </Button>
      {isClosing ? (
        <NoteDialog
          title={t('closeTitle')}
          action={t('close')}
          done={t('closed')}
          onSend={(note) => closeReport(report._id, note)}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </Actions>
  )
}
