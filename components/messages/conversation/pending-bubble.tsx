import { useTranslations } from 'next-intl'
import type { PendingMessage } from '@/components/messages/outbox/pending-queue'
import { Icon } from '@/components/ui/icon/icon'
import { Bubble } from './log-style'

interface PendingBubbleProps {
  pending: PendingMessage
  onRetry: () => void
  onDiscard: () => void
}

/** A message that is being sent, or was refused and needs the user's decision. */
export function PendingBubble({ pending, onRetry, onDiscard }: PendingBubbleProps) {
  const t = useTranslations('messages')
  const { body, image, refusal } = pending
  return (
    <Bubble data-own data-pending={refusal ? undefined : true}>
      {image ? (
        <p className="gone">
          <Icon name="photo" size={18} /> {t('photo')}
        </p>
      ) : null}
      {body ? (
        <div className="body">
          <p dir="auto">{body}</p>
        </div>
      ) : null}
      {refusal ? (
        <p className="meta">
          <span className="refused">{refusal}</span>
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
          <button type="button" onClick={onDiscard}>
            {t('discard')}
          </button>
        </p>
      ) : (
        <p className="meta">{t('sending')}</p>
      )}
    </Bubble>
  )
}
