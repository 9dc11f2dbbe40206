'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { call } from '@/lib/api/call'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { ConversationSkeleton } from './conversation/conversation-skeleton'

interface OpenConversationProps {
  listingId: string
  bookingId: string | null
}

/** Begins or finds the conversation about a listing, and opens it. */
export function OpenConversation({ listingId, bookingId }: OpenConversationProps) {
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
      <Button type="button" onClick={open}>
        {t('retry')}
      </Button>
      <Button as={Link} href="/messages" $kind="outline">
        {t('allConversations')}
      </Button>
    </EmptyState>
  )
}
