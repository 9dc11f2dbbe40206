'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OfferCard } from '@/components/messages/offers/offer-card'
import { useTimeText } from '@/components/messages/use-time-text'
import { ReportButton } from '@/components/shared/reports/report-button'
import { Translatable } from '@/components/shared/translation/translatable'
import { Icon } from '@/components/ui/icon/icon'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { Bubble, BubbleBody, BubbleMeta, PhotoLink, RemovedPhoto } from './log-style'

interface MessageBubbleProps {
  conversationId: string
  message: MessageWire
  /** of the other side */
  name: string
  /** the status of the newest own message; null on all others */
  status: 'sent' | 'seen' | null
}

/** A message: plain text in its own direction. */
export function MessageBubble({ conversationId, message, name, status }: MessageBubbleProps) {
  const t = useTranslations('messages')
  const { hour } = useTimeText()
  const { isOwn, body, image, offer, createdAt, isMasked, isAutomatic } = message
  return (
    <Bubble data-own={isOwn || undefined}>
      <span className="sr-only">{isOwn ? t('you') : name}: </span>
      {image ? <Photo {...image} alt={t('photoFrom', { name: isOwn ? t('you') : name })} /> : null}
      {offer ? <OfferCard offer={offer} isOwn={isOwn} /> : null}
      {body && !offer ? (
        <BubbleBody>
          {isOwn ? (
            <p dir="auto">{body}</p>
          ) : (
            <Translatable text={body} of={{ kind: 'message', id: message._id, conversationId }}>
              <p dir="auto">{body}</p>
            </Translatable>
          )}
        </BubbleBody>
      ) : null}
      <BubbleMeta as="div">
        <time dateTime={createdAt}>{hour(createdAt)}</time>
        {isAutomatic ? <span>{t('automatic')}</span> : null}
        {status ? <span>{t(status)}</span> : null}
        {isOwn ? null : <ReportButton kind="message" subjectId={message._id} bare />}
        {isMasked ? <span>{t(isOwn ? 'maskedForThem' : 'maskedForYou')}</span> : null}
      </BubbleMeta>
    </Bubble>
  )
}

type PhotoProps = NonNullable<MessageWire['image']> & { alt: string }

/** The photo in the size of the bubble; a click opens it in full. It is gone when its sender deletes the account. */
function Photo({ url, width, height, alt }: PhotoProps) {
  const t = useTranslations('messages')
  const [isGone, setGone] = useState(false)
  if (isGone) {
    return (
      <RemovedPhoto>
        <Icon name="photo" size={18} /> {t('photoGone')}
      </RemovedPhoto>
    )
  }
  return (
    <PhotoLink href={url} target="_blank" rel="noopener">
      {/* biome-ignore lint/performance/noImgElement: private, served by the api to the two participants only */}
      <img src={url} alt={alt} width={width} height={height} loading="lazy" onError={() => setGone(true)} />
    </PhotoLink>
  )
}
