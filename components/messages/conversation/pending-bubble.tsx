import { useTranslations } from 'next-intl'
import type { PendingMessage } from '@/components/messages/outbox/pending-queue'
import { Icon } from '@/components/ui/icon/icon'
import { Bubble, BubbleBody, BubbleMeta, RefusedText, RemovedPhoto } from './log-style'

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
    // Not spoken while it is on its way: the log speaks the message when it is sent, and what a refusal adds.
    <Bubble data-own data-pending={refusal ? undefined : true} aria-live={refusal ? undefined : 'off'}>
      {image ? (
        <RemovedPhoto>
          <Icon name="photo" size={18} /> {t('photo')}
        </RemovedPhoto>
      ) : null}
      {body ? (
        <BubbleBody>
          <p dir="auto">{body}</p>
        </BubbleBody>
      ) : null}
      {refusal ? (
        <BubbleMeta>
          <RefusedText>{refusal}</RefusedText>
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
          <button type="button" onClick={onDiscard}>
            {t('discard')}
          </button>
        </BubbleMeta>
      ) : (
        <BubbleMeta>{t('sending')}</BubbleMeta>
      )}
    </Bubble>
  )
}
