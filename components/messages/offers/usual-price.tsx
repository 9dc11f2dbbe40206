'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { call } from '@/lib/api/call'
import type { OfferableListing } from '@/lib/contract/schemas/private-offers/private-offer'
import type { QuoteLineWire } from '@/lib/domain/booking/wire'
import { fromSar, toSar } from '@/lib/domain/money'
import type { PrivateOfferBody } from '@/lib/domain/private-offers/wire'
import { useMoney } from '@/lib/i18n/use-money'

interface Answer {
  key: string
  /** in SAR */
  price: number | null
  failure: unknown
}

interface UsualPriceProps {
  listing: OfferableListing
  offer: PrivateOfferBody
}

/** What the nights or hours of the typed stay cost everybody, or why they cannot be booked. */
export function UsualPrice({ listing, offer }: UsualPriceProps) {
  const t = useTranslations('messages.offer')
  const failureText = useFailureText()
  const money = useMoney()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { clientId: _, price: _price, validHours: _hours, confirmed: _confirmed, ...rest } = offer
  const { items: _items, optionUntil: _until, serviceId, ...stay } = rest
  const key = JSON.stringify([serviceId, stay])
  const hasCounts = [stay.adults, stay.children, stay.infants, stay.units].every(Number.isInteger)
  useEffect(() => {
    if (!hasCounts) return
    let isCurrent = true
    const show = (part: Pick<Answer, 'price' | 'failure'>) =>
      isCurrent ? setAnswer({ key, ...part }) : undefined
    const [id, asked] = JSON.parse(key)
    const body = { ...asked, addOns: [], paymentType: listing.paymentType }
    call('POST /services/:id/quote', { params: { id }, body }).then(
      ({ lines }) => show({ price: stayPriceOf(lines), failure: null }),
      (failure: unknown) => show({ price: null, failure }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, hasCounts, listing.paymentType])
  const known = answer?.key === key ? answer : null
  const text = known?.price == null ? '' : t('usual', { price: money(known.price).spoken })
  return <QuietText role="status">{known?.failure ? failureText(known.failure) : text}</QuietText>
}

/** Nights or hours with the vendor's discounts, which are percentages: what an offer takes the place of. */
function stayPriceOf(lines: readonly QuoteLineWire[]): number {
  const replaced = lines.filter((line) => 'unitPrice' in line || 'percent' in line)
  return toSar(replaced.reduce((sum, { amount }) => sum + fromSar(amount), 0))
}
