'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/shared/act-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { useUser } from '@/lib/api/current-user'
import { periodOfFreeStay } from '@/lib/domain/booking/stay-wire'
import { can } from '@/lib/domain/policy/vendor-policy'
import { canStillEnd } from '@/lib/domain/private-offers/private-offer'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import { Link } from '@/lib/i18n/navigation'
import { checkoutHref } from '@/lib/pages/checkout-href'

const ROUTES = { withdraw: 'POST /vendor/offers/:id/withdraw', decline: 'POST /offers/:id/decline' } as const

interface OfferActsProps {
  offer: PrivateOfferWire
  /** the reader is on the vendor's side */
  isOwn: boolean
  isOpen: boolean
}

/** What a side does about an offer: the guest books or declines, the vendor withdraws; a used one links to its booking. */
export function OfferActs({ offer, isOwn, isOpen }: OfferActsProps) {
  const t = useTranslations('messages.offer')
  const { user } = useUser()
  const [isConfirming, setConfirming] = useState(false)
  const { _id, bookingId, service, dates, party, units } = offer
  if (bookingId) {
    const href = isOwn ? `/request-details?id=${bookingId}` : `/booking/${bookingId}`
    return (
      <Button as={Link} href={href} prefetch={false} $kind="outline" $size="sm">
        {t('booking')}
      </Button>
    )
  }
  const act = isOwn ? 'withdraw' : 'decline'
  const mayEnd = isOwn ? canStillEnd(offer.state) && can(user ?? null, 'makeOffers') : isOpen
  if (!mayEnd) return null
  const stay = { period: periodOfFreeStay(dates), ...party, units, addOns: [], offerId: _id }
  return (
    <ButtonRow>
      {isOwn ? null : (
        <Button as={Link} href={checkoutHref(service._id, stay)} prefetch={false}>
          {t('book')}
        </Button>
      )}
      <Button $kind="outline" $size="sm" onClick={() => setConfirming(true)}>
        {t(act)}
      </Button>
      {isConfirming ? (
        <ActDialog
          title={t(`${act}Title`)}
          keep={t(isOwn ? 'keep' : 'keepOpen')}
          closeLabel={t('close')}
          confirm={t(act)}
          done={t(isOwn ? 'withdrawn' : 'declined')}
          send={() => call(ROUTES[act], { params: { id: _id } })}
          onClose={() => setConfirming(false)}
        >
          <p>{t(offer.holdsDates ? `${act}OptionText` : `${act}Text`)}</p>
        </ActDialog>
      ) : null}
    </ButtonRow>
  )
}
