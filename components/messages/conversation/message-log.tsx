'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment, useEffect, useRef } from 'react'
import type { useOutbox } from '@/components/messages/outbox/use-outbox'
import { useTimeText } from '@/components/messages/use-time-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { riyadhDay } from '@/lib/domain/time/days'
import { localName } from '@/lib/i18n/direction'
import {
  DayMark,
  Log,
  LogHint,
  MessageList,
  NewMessagesButton,
  OlderMessages,
  ScrollBox,
  TypingText,
} from './log-style'
import { MessageBubble } from './message-bubble'
import { PendingBubble } from './pending-bubble'
import type { useConversation } from './use-conversation'
import { useLogScroll } from './use-log-scroll'

interface MessageLogProps {
  conversation: ConversationWire
  history: ReturnType<typeof useConversation>
  outbox: ReturnType<typeof useOutbox>
  isTyping: boolean
}

/** All messages, oldest first, grouped by day; pending ones are last. */
export function MessageLog({ conversation, history, outbox, isTyping }: MessageLogProps) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { day } = useTimeText()
  const { messages, older, seenUpTo, loadOlder } = history
  const stored = new Set(messages.flatMap((one) => one.clientId ?? []))
  const pending = outbox.queue.filter((one) => !stored.has(one.clientId))
  const ends = { first: messages[0]?.seq ?? 0, last: messages.at(-1)?.seq ?? 0 }
  const { log, hasNew, toEnd } = useLogScroll({ ...ends, pending: pending.length })
  const top = useLoadAtTop(log, older.more && older.state === 'idle', loadOlder)
  const name = localName(locale, conversation.other) || t('somebodyGone')
  const lastOwn = messages.findLast((one) => one.isOwn)?.seq
  return (
    <Log>
      <ScrollBox
        ref={log}
        role="log"
        aria-live="polite"
        aria-busy={older.state === 'loading'}
        aria-label={t('logOf', { name })}
        tabIndex={0}
      >
        <MessageList>
          {older.more ? (
            <OlderMessages ref={top}>
              <Button
                $kind="quiet"
                $size="sm"
                aria-busy={older.state === 'loading'}
                onClick={() => void loadOlder()}
              >
                {t(older.state === 'failed' ? 'olderFailed' : 'older')}
              </Button>
            </OlderMessages>
          ) : null}
          {conversation.hidesContacts ? <LogHint>{t('contactsHidden')}</LogHint> : null}
          {messages.map((message, i) => (
            <Fragment key={message.seq}>
              {startsDay(message, messages[i - 1]) ? (
                <DayMark>{day(riyadhDay(new Date(message.createdAt)))}</DayMark>
              ) : null}
              <MessageBubble
                conversationId={conversation._id}
                message={message}
                name={name}
                status={message.seq === lastOwn ? (message.seq <= seenUpTo ? 'seen' : 'sent') : null}
              />
            </Fragment>
          ))}
          {pending.map((one) => (
            <PendingBubble
              key={one.clientId}
              pending={one}
              onRetry={() => outbox.retry(one.clientId)}
              onDiscard={() => outbox.discard(one.clientId)}
            />
          ))}
          {isTyping ? <TypingText>{t('typing', { name })}</TypingText> : null}
        </MessageList>
      </ScrollBox>
      {hasNew ? (
        <NewMessagesButton type="button" onClick={toEnd}>
          <Icon name="chevronDown" size={16} /> {t('newBelow')}
        </NewMessagesButton>
      ) : null}
    </Log>
  )
}

function startsDay(message: MessageWire, before: MessageWire | undefined): boolean {
  return !before || riyadhDay(new Date(before.createdAt)) !== riyadhDay(new Date(message.createdAt))
}

/** Scrolling to the top loads older messages. */
function useLoadAtTop(log: React.RefObject<HTMLDivElement | null>, isWanted: boolean, load: () => void) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sign = top.current
    if (!sign || !isWanted) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load()
      },
      { root: log.current },
    )
    watch.observe(sign)
    return () => watch.disconnect()
  }, [log, isWanted, load])
  return top
}
