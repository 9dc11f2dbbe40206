import { useTranslations } from 'next-intl'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import { ConversationRow } from './conversation-row'
import type { useConversations } from './use-conversations'

interface ConversationListProps {
  list: ReturnType<typeof useConversations>
  chosen: string | null
}

export function ConversationList({ list, chosen }: ConversationListProps) {
  const t = useTranslations('messages')
  const { conversations, hasMore, isLoading, hasFailed } = list
  if (conversations.length === 0 && !hasFailed) {
    return (
      <EmptyState title={t('emptyTitle')} text={t('empty')}>
        <Button as={Link} href="/search?page=1" prefetch={false}>
          {t('findPlace')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {hasFailed ? (
        <RetryNotice tone="warn" text={t('listFailed')} retry={t('retry')} onRetry={list.reload} />
      ) : null}
      <ul>
        {conversations.map((one) => (
          <ConversationRow key={one._id} conversation={one} isChosen={one._id === chosen} />
        ))}
      </ul>
      {hasMore ? (
        <Button $kind="outline" $wide aria-busy={isLoading} onClick={list.loadMore}>
          {t('moreConversations')}
        </Button>
      ) : null}
    </>
  )
}
