'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import type { QuoteOfferWire } from '@/lib/domain/private-offers/private-offer'
import { Link } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** What the shown price has of the private offer that was opened; nothing where none was. */
export function OfferNotice({ offer }: { offer: QuoteOfferWire | undefined }) {
  const t = useTranslations('checkout.offer')
  const words = useTranslations('checkout')
  const { status } = useUser()
  if (!offer) return null
  const { refusal } = offer
  if (refusal === 'unknown' && status === 'visitor') {
    return (
      <Notice role="status">
        <p>{t('signIn')}</p>
        <Button $size="sm" onClick={() => requestSignIn()}>
          {words('signInAgain')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice role="status" tone={refusal === null ? 'ok' : 'warn'}>
      {refusal === null ? <strong>{t('title')}</strong> : null}
      <p>{refusal === null ? t(offer.holdsDates ? 'holdsOption' : 'holds') : t(`refusals.${refusal}`)}</p>
      {refusal === null ? null : (
        <Button as={Link} href="/messages" $kind="outline" $size="sm">
          {t('toOffer')}
        </Button>
      )}
    </Notice>
  )
}
