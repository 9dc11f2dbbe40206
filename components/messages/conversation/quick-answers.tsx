'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Stack } from '@/components/shared/styles/stack'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useUser } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import { can } from '@/lib/domain/policy/vendor-policy'
import { Link } from '@/lib/i18n/navigation'

const Answers = styled.ul`
  display: grid; gap: var(--s-2); padding: 0; margin: 0; list-style: none;
  button { display: grid; gap: var(--s-1); inline-size: 100%; padding: var(--s-3) var(--s-4); border-radius: var(--r-md); text-align: start; box-shadow: inset 0 0 0 1px var(--c-line); }
  button:hover { background: var(--c-sunk); }
  strong { font-weight: var(--fw-semibold); }
  span { color: var(--c-ink-2); font-size: var(--fs-sm); white-space: pre-wrap; overflow-wrap: anywhere; }
`

interface QuickAnswersProps {
  conversationId: string
  /** puts the text into the box, where it can be changed before it is sent */
  onChoose: (text: string) => void
}

/** The button of the vendor's own short texts, filled with the booking of the conversation. */
export function QuickAnswers({ conversationId, onChoose }: QuickAnswersProps) {
  const t = useTranslations('messages.answers')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={t('title')} title={t('title')} onClick={() => setOpen(true)}>
        <Icon name="bolt" />
      </IconButton>
      {isOpen ? (
        <Dialog open onOpenChange={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
          <AnswerList
            conversationId={conversationId}
            onChoose={(text) => {
              setOpen(false)
              onChoose(text)
            }}
          />
        </Dialog>
      ) : null}
    </>
  )
}

function AnswerList({ conversationId: id, onChoose }: QuickAnswersProps) {
  const t = useTranslations('messages.answers')
  const { user } = useUser()
  const { data, error, mutate } = useAnswer('GET /vendor/conversations/:id/quick-answers', { params: { id } })
  if (error) {
    return <RetryNotice tone="warn" text={t('failed')} retry={t('retry')} onRetry={() => void mutate()} />
  }
  if (!data) return <Skeleton $block="120px" />
  return (
    <Stack $gap={4}>
      {data.data.length > 0 ? (
        <Answers>
          {data.data.map((one) => (
            <li key={one._id}>
              <button type="button" onClick={() => onChoose(one.text)}>
                <strong dir="auto">{one.name}</strong>
                <span dir="auto">{one.text}</span>
              </button>
            </li>
          ))}
        </Answers>
      ) : null}
      {data.data.length === 0 && data.unfilled === 0 ? <p>{t('empty')}</p> : null}
      {data.unfilled > 0 ? <p>{t('unfilled')}</p> : null}
      {can(user ?? null, 'editMessageTemplates') ? (
        <Button as={Link} href="/vendor-templates" $kind="outline" $size="sm">
          {t('edit')}
        </Button>
      ) : null}
    </Stack>
  )
}
