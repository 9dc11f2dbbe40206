'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { useUser } from '@/lib/api/use-user'
import type { ConversationListWire } from '@/lib/domain/messages/wire'
import { ConversationList } from './conversation-list'
import { MessagesFrame, NothingChosen } from './messages-frame'
import { OpenConversation } from './open-conversation'
import { Thread } from './thread'
import { ThreadSkeleton } from './thread-skeleton'
import { useConversations } from './use-conversations'
import { useVisibleHeight } from './use-visible-height'

/** `?c=` is the conversation in sight; `?service=` (and for its host `&booking=`) begins one or finds it. */
export function MessagesPage({ first }: { first: ConversationListWire }) {
  const t = useTranslations('messages')
  const asked = useSearchParams()
  const { user } = useUser()
  const list = useConversations(first)
  const height = useVisibleHeight()
  const chosen = asked.get('c')
  const serviceId = asked.get('service')
  const isInThread = chosen !== null || serviceId !== null
  return (
    <MessagesFrame
      data-thread={isInThread || undefined}
      style={height ? ({ '--visible': height } as CSSProperties) : undefined}
    >
      <h1 className="title">{t('pageTitle')}</h1>
      <section className="list" aria-label={t('conversations')}>
        <ConversationList list={list} chosen={chosen} />
      </section>
      <section className="thread" aria-label={t('thread')}>
        {chosen && user ? (
          <Thread
            key={chosen}
            id={chosen}
            userId={user._id}
            known={list.conversations.find((one) => one._id === chosen)}
          />
        ) : null}
        {chosen && !user ? <ThreadSkeleton /> : null}
        {serviceId && !chosen ? (
          <OpenConversation serviceId={serviceId} bookingId={asked.get('booking')} />
        ) : null}
        {isInThread ? null : (
          <NothingChosen>
            <Icon name="chat" size={40} />
            <p>{t('chooseOne')}</p>
          </NothingChosen>
        )}
      </section>
    </MessagesFrame>
  )
}
