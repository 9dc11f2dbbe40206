import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { ActButton } from '@/components/shared/act-button'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { InboxDetail } from '@/lib/contract/schemas/inbox/inbox'

const DONE = { wait: 'waited', reopen: 'reopened' } as const

type Question = 'close' | 'hide' | 'show'

/** Closes an item, lets it wait or opens it again; hides the review in question or shows it again. */
export function ItemActions({ item }: { item: InboxDetail }) {
  const t = useTranslations('admin.inbox')
  const [question, setQuestion] = useState<Question | null>(null)
  const { state, reviewIsHidden, version } = item
  const params = { id: item._id }
  const isClosed = state === 'closed'
  const next = state === 'open' || state === 'assigned' ? 'wait' : 'reopen'
  return (
    <ButtonRow>
      {reviewIsHidden === false && !isClosed ? (
        <Button $kind="danger" $size="sm" onClick={() => setQuestion('hide')}>
          {t('hide')}
        </Button>
      ) : null}
      {reviewIsHidden ? (
        <Button $kind="soft" $size="sm" onClick={() => setQuestion('show')}>
          {t('show')}
        </Button>
      ) : null}
      {isClosed ? null : (
        <Button $kind="outline" $size="sm" onClick={() => setQuestion('close')}>
          {t('close')}
        </Button>
      )}
      <ActButton
        kind="outline"
        size="sm"
        send={() => call(`POST /admin/inbox/:id/${next}`, { params, body: { version } })}
        done={t(DONE[next])}
      >
        {t(next)}
      </ActButton>
      {question ? (
        <ReasonDialog
          title={t(`${question}Title`)}
          help={t(`${question}Help`)}
          action={t(question)}
          done={t(`${question}Done`)}
          onSend={(reason) =>
            call(`POST /admin/inbox/:id/${question}`, { params, body: { version, reason } })
          }
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </ButtonRow>
  )
}
