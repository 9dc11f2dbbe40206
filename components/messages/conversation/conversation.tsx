'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import styled from 'styled-components'
import { useOutbox } from '@/components/messages/outbox/use-outbox'
import { useTyping } from '@/components/messages/use-typing'
import { Notice } from '@/components/shared/notice'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ApiError } from '@/lib/api/http'
import { onLive } from '@/lib/api/live'
import { useAnswer } from '@/lib/api/use-answer'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { Link } from '@/lib/i18n/navigation'
import { BookingStrip } from './booking-strip'
import { Composer } from './composer'
import { ConversationHead } from './conversation-head'
import { ConversationSkeleton } from './conversation-skeleton'
import { MessageLog } from './message-log'
import { useConversation } from './use-conversation'
import { useReadMark } from './use-read-mark'

const Frame = styled.div`
  display: grid; grid-template-rows: auto minmax(0, 1fr) auto; grid-template-columns: minmax(0, 1fr); min-block-size: 0; block-size: 100%;
`

const StateBox = styled.div`
  position: relative; overflow-y: auto;
`

const ClosedText = styled.p`
  &:not(:empty) { padding: var(--s-4) var(--s-5); border-block-start: 1px solid var(--c-line); color: var(--c-ink-3); font-size: var(--fs-sm); text-align: center; }
`

const WaitingNotice = styled.div`
  padding: var(--s-2) var(--s-4);
`

interface ConversationProps {
  id: string
  userId: string
  /** from the list, until the conversation itself is loaded */
  known: ConversationWire | undefined
}

/** One conversation: its head, its booking, its messages and the composer. */
export function Conversation({ id, userId, known }: ConversationProps) {
  const t = useTranslations('messages')
  const headingId = useId()
  const { data, error, mutate } = useAnswer('GET /conversations/:id', { params: { id } })
  useRereadAfterReconnect(id, mutate)
  const history = useConversation(id)
  const outbox = useOutbox(userId, id, (message) => history.add([message]))
  const isTyping = useTyping(id)
  useReadMark(id, history.messages)
  const conversation = data ?? known
  if (error instanceof ApiError && error.status === 404) return <NoSuchConversation />
  if (!conversation) {
    return error ? <LoadFailed onRetry={() => void mutate()} /> : <ConversationSkeleton />
  }
  return (
    <Frame>
      <div data-above-toasts>
        <ConversationHead
          conversation={conversation}
          headingId={headingId}
          onChange={(next) => void mutate(next, false)}
          onOffer={(message) => history.add([message])}
        />
        {conversation.booking ? (
          <BookingStrip conversation={conversation} booking={conversation.booking} />
        ) : null}
      </div>
      {history.state === 'failed' ? (
        <StateBox>
          <LoadFailed onRetry={() => void history.load()} />
        </StateBox>
      ) : history.state === 'loading' ? (
        <ConversationSkeleton />
      ) : (
        <MessageLog conversation={conversation} history={history} outbox={outbox} isTyping={isTyping} />
      )}
      <div>
        {outbox.isWaiting ? (
          <WaitingNotice>
            <Notice role="status" tone="warn">
              <p>{t('waiting')}</p>
            </Notice>
          </WaitingNotice>
        ) : null}
        {conversation.isOpen ? (
          <Composer key={id} conversation={conversation} history={history} onSend={outbox.send} />
        ) : null}
        <ClosedText role="status">
          {conversation.isOpen ? '' : t(conversation.isBlocked ? 'closedByYou' : 'closed')}
        </ClosedText>
      </div>
    </Frame>
  )
}

function NoSuchConversation() {
  const t = useTranslations('messages')
  return (
    <EmptyState title={t('noSuchTitle')} text={t('noSuch')}>
      <Button as={Link} href="/messages">
        {t('allConversations')}
      </Button>
    </EmptyState>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('messages')
  return <RetryNotice tone="warn" text={t('threadFailed')} retry={t('retry')} onRetry={onRetry} />
}

/** A booking, a closing or a reconnected socket can change the permissions, so the conversation is loaded again. */
function useRereadAfterReconnect(id: string, reread: () => Promise<unknown>) {
  useEffect(() => {
    const stops = [
      onLive('booking', () => void reread()),
      onLive('caughtUp', () => void reread()),
      onLive('conversation', ({ conversationId }) => {
        if (conversationId === id) void reread()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, reread])
}
