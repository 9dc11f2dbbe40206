'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RetryNotice } from '@/components/shared/retry-notice'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useUser } from '@/lib/api/current-user'
import { useAnswer } from '@/lib/api/use-answer'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { can } from '@/lib/domain/policy/vendor-policy'
import { OfferForm } from './offer-form'

interface MakeOfferProps {
  conversationId: string
  onSent: (message: MessageWire) => void
}

/** The button by which those who may change prices offer one to the guest of a conversation. */
export function MakeOffer(props: MakeOfferProps) {
  const t = useTranslations('messages.offer')
  const { user } = useUser()
  const [isOpen, setOpen] = useState(false)
  if (!can(user ?? null, 'makeOffers')) return null
  return (
    <>
      <IconButton aria-label={t('make')} title={t('make')} onClick={() => setOpen(true)}>
        <Icon name="tag" />
      </IconButton>
      {isOpen ? (
        <Dialog open onOpenChange={() => setOpen(false)} title={t('make')} closeLabel={t('close')}>
          <OfferedListings {...props} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function OfferedListings({ onClose, ...props }: MakeOfferProps & { onClose: () => void }) {
  const t = useTranslations('messages.offer')
  const params = { id: props.conversationId }
  const { data, error, mutate } = useAnswer('GET /vendor/conversations/:id/offers/listings', { params })
  if (error) {
    return <RetryNotice tone="warn" text={t('failed')} retry={t('retry')} onRetry={() => void mutate()} />
  }
  if (!data) return <Skeleton $block="240px" />
  const [first] = data.data
  if (!first) return <p>{t('none')}</p>
  return <OfferForm {...props} listings={data.data} first={first} request={data.request} onClose={onClose} />
}
