'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Conversation } from '@/components/messages/conversation/conversation'
import { ConversationSkeleton } from '@/components/messages/conversation/conversation-skeleton'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import type { ConversationListWire } from '@/lib/contract/schemas/messages/wire'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { ConversationList } from './conversation-list'
import { useConversations } from './use-conversations'

interface Pane {
  $isConversationOpen: boolean
}

/**
 * Two panes from 960 px; below that the list, or one conversation between the header and the end of the screen or
 * the keyboard.
 */
const MessagesFrame = styled.div`
  --free: var(--visible, 100dvh);
  inline-size: min(100%, var(--page-max)); margin-inline: auto; display: grid; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 960px) {
    grid-template: auto minmax(0, 1fr) / minmax(300px, 380px) minmax(0, 1fr); gap: 0 var(--s-5);
    padding: var(--s-6) var(--gutter); block-size: max(560px, calc(100dvh - var(--h-header)));
  }
`

const Title = styled.h1<Pane>`
  font-size: var(--fs-2xl); padding: var(--s-6) var(--gutter) var(--s-4);
  @media (min-width: 960px) { padding: 0 0 var(--s-4); }
  @media (max-width: 959px) {
    ${({ $isConversationOpen }) => $isConversationOpen && 'position: absolute; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%);'}
  }
`

const ListPane = styled.section<Pane>`
  display: ${({ $isConversationOpen }) => ($isConversationOpen ? 'none' : 'block')};
  padding: 0 var(--gutter) var(--s-12); min-block-size: 60vh; min-inline-size: 0;
  @media (min-width: 960px) { display: block; grid-area: 2 / 1; padding: 0; min-block-size: 0; position: relative; overflow-y: auto; overscroll-behavior: contain; }
`

const ConversationPane = styled.section<Pane>`
  display: ${({ $isConversationOpen }) => ($isConversationOpen ? 'grid' : 'none')};
  block-size: calc(var(--free) - var(--h-header-m)); min-inline-size: 0;
  @media (min-width: 960px) {
    grid-area: 1 / 2 / span 2; display: grid; block-size: auto; min-block-size: 0; overflow: hidden; border-radius: var(--r-xl);
    background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
  }
`

/** Shown while no conversation is selected, on wide screens. */
const NothingChosen = styled.div`
  display: grid; place-content: center; justify-items: center; gap: var(--s-3); color: var(--c-ink-3); text-align: center; padding: var(--s-6);
`

/** `?c=` is the open conversation; `?service=` (and for its host `&booking=`) begins or finds one. */
export function MessagesPage({ first }: { first: ConversationListWire }) {
  const t = useTranslations('messages')
  const requested = useSearchParams()
  const { user } = useUser()
  const list = useConversations(first)
  const height = useVisibleHeight()
  const chosen = requested.get('c')
  const listingId = requested.get('service')
  const isConversationOpen = chosen !== null || listingId !== null
  return (
    <MessagesFrame
      data-thread={isConversationOpen || undefined}
      style={height ? ({ '--visible': height } as CSSProperties) : undefined}
    >
      <Title $isConversationOpen={isConversationOpen}>{t('pageTitle')}</Title>
      <ListPane $isConversationOpen={isConversationOpen} aria-label={t('conversations')}>
        <ConversationList list={list} chosen={chosen} />
      </ListPane>
      <ConversationPane $isConversationOpen={isConversationOpen} aria-label={t('thread')}>
        {chosen && user ? (
          <Conversation
            key={chosen}
            id={chosen}
            userId={user._id}
            known={list.conversations.find((one) => one._id === chosen)}
          />
        ) : null}
        {chosen && !user ? <ConversationSkeleton /> : null}
        {listingId && !chosen ? (
          <OpenConversation listingId={listingId} bookingId={requested.get('booking')} />
        ) : null}
        {isConversationOpen ? null : (
          <NothingChosen>
            <Icon name="chat" size={40} />
            <p>{t('chooseOne')}</p>
          </NothingChosen>
        )}
      </ConversationPane>
    </MessagesFrame>
  )
}

/** The height above the keyboard, for browsers that do not resize the page. */
function useVisibleHeight(): string | undefined {
  const [height, setHeight] = useState<string>()
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const isCovered = window.innerHeight - viewport.height > 80
      setHeight(isCovered ? `${Math.round(viewport.height)}px` : undefined)
    }
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  return height
}

interface OpenConversationProps {
  listingId: string
  bookingId: string | null
}

/** Begins or finds the conversation about a listing, and opens it. */
function OpenConversation({ listingId, bookingId }: OpenConversationProps) {
  const t = useTranslations('messages')
  const failureText = useFailureText()
  const router = useRouter()
  const [failure, setFailure] = useState<unknown>(null)
  const open = useCallback(async () => {
    setFailure(null)
    try {
      const { _id } = await call('POST /conversations', {
        body: { serviceId: listingId, ...(bookingId ? { bookingId } : {}) },
      })
      router.replace(`/messages?c=${_id}`, { scroll: false })
    } catch (problem) {
      setFailure(problem)
    }
  }, [listingId, bookingId, router])
  useEffect(() => void open(), [open])
  if (!failure) return <ConversationSkeleton />
  return (
    <EmptyState title={t('notOpened')} text={failureText(failure)}>
      <Button onClick={open}>{t('retry')}</Button>
      <Button as={Link} href="/messages" $kind="outline">
        {t('allConversations')}
      </Button>
    </EmptyState>
  )
}
