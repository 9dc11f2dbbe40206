'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/use-user'
import { askToSignIn } from '@/lib/session/sign-in-prompt'
import { BookingForm } from './booking-form'
import { BookingPrice } from './booking-price'
import type { Offer } from './offer'
import { useBook } from './use-book'
import { useStay } from './use-stay'

// Windows are loaded when the first of them opens.
const BookingSheet = dynamic(() => import('./booking-sheet'), { ssr: false })
const ConfirmDialog = dynamic(() => import('./confirm-dialog'), { ssr: false })

const Card = styled.aside`
  display: none;
  @media (min-width: 960px) {
    display: grid; gap: var(--s-5); position: sticky; inset-block-start: calc(var(--h-header) + var(--s-4));
    padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-raised); box-shadow: var(--e-3);
    max-block-size: calc(100dvh - var(--h-header) - var(--s-8)); overflow: auto;
  }
`

const Bar = styled.div`
  position: fixed; z-index: var(--z-tabbar); inset-inline: 0; inset-block-end: 0; min-block-size: var(--h-bookbar);
  display: flex; align-items: center; justify-content: space-between; gap: var(--s-4);
  padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom));
  background: var(--c-raised); box-shadow: var(--e-up);
  @media (min-width: 960px) { display: none; }
`

/** The card that never leaves the screen: beside the page on a desktop, a bar that opens a sheet on a phone. */
export function BookingCard({ listing }: { listing: Offer }) {
  const t = useTranslations('booking')
  const { status } = useUser()
  const { choice, change, request, answer } = useStay(listing)
  const { quote } = answer
  const { confirm, isSending, conflict, forgetConflict } = useBook(listing.id)
  const [isSheetOpen, setIsSheetOpen] = useState<boolean | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)

  const openConfirmation = () => {
    setIsSheetOpen((before) => (before === null ? null : false))
    setIsConfirming(true)
  }
  const form = (
    <BookingForm
      listing={listing}
      choice={choice}
      request={request}
      answer={answer}
      onChange={change}
      onBook={() => (status === 'user' ? openConfirmation() : askToSignIn(openConfirmation))}
    />
  )
  return (
    <>
      <Card aria-label={t('cardLabel')}>
        <BookingPrice listing={listing} quote={quote} />
        {form}
      </Card>
      <Bar>
        <BookingPrice listing={listing} quote={quote} />
        <Button type="button" onClick={() => setIsSheetOpen(true)}>
          {t('chooseDates')}
        </Button>
      </Bar>
      {isSheetOpen === null ? null : (
        <BookingSheet open={isSheetOpen} onOpenChange={setIsSheetOpen}>
          {form}
        </BookingSheet>
      )}
      {isConfirming && request && quote ? (
        <ConfirmDialog
          listing={listing}
          request={request}
          quote={quote}
          isSending={isSending}
          conflict={conflict}
          onConfirm={() =>
            confirm(request, conflict?.kind === 'priceChanged' ? conflict.totalHalalas : quote.totalHalalas)
          }
          onClose={() => setIsConfirming(false)}
          onPickDays={(days) => {
            forgetConflict()
            change(days)
          }}
        />
      ) : null}
    </>
  )
}
