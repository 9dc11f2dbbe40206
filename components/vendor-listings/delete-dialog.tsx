'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import type { OpenBookings, VendorListingCard } from '@/lib/contract/schemas/listing/vendor-listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { localName } from '@/lib/i18n/direction'
import { Link, usePathname, useRouter } from '@/lib/i18n/navigation'
import { Note } from './note'

const Body = styled.div`
  display: grid; gap: var(--s-4);
  ul { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); list-style: none; padding: 0; margin: var(--s-2) 0 0; }
  li a { text-decoration: underline; text-underline-offset: 4px; }
  code { font: inherit; font-weight: var(--fw-semibold); }
`

const BOOKINGS_PAGE = '/service-booking'

/** Asks first; a listing with bookings cannot be deleted, and the bookings are listed. */
export default function DeleteDialog({ card, onClose }: { card: VendorListingCard; onClose: () => void }) {
  const t = useTranslations('ownServices.delete')
  const failureText = useFailureText()
  const router = useRouter()
  const isOnItsPage = usePathname() === '/service-details'
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [blocking, setBlocking] = useState<OpenBookings['bookings']>([])
  async function remove() {
    const route = `DELETE /${listingTypeOf(card.type).segment}/:id` as const
    setBusy(true)
    try {
      await call(route, { params: { id: card._id } })
      showToast({ kind: 'success', text: t('done') })
      onClose()
      if (isOnItsPage) router.replace(card.property ? `/service-details?id=${card.property}` : '/my-services')
      router.refresh()
    } catch (failure) {
      const isBooked = isErrorOf(route, failure, 'open_bookings')
      const named = (isBooked && failure.answer.bookings) || []
      setBlocking(named)
      setBusy(false)
      if (named.length === 0) showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  const isRefused = blocking.length > 0
  return (
    <ConfirmDialog
      title={t('title')}
      closeLabel={t('close')}
      keep={t('keep')}
      confirm={isRefused ? null : t('confirm')}
      isBusy={isBusy}
      onConfirm={remove}
      onClose={onClose}
    >
      <Body>
        <p>{t('text', { name: localName(locale, card) })}</p>
        {card.roomTypes ? <p>{t('withRoomTypes')}</p> : null}
        {isRefused ? (
          <div role="alert">
            <Note tone="err">{t('refused')}</Note>
            <ul>
              {blocking.map(({ _id, code }) => (
                <li key={_id}>
                  <BookingCode code={code} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Body>
    </ConfirmDialog>
  )
}

function BookingCode({ code }: { code: string }) {
  return (
    <Link href={BOOKINGS_PAGE}>
      <code>
        <bdi dir="ltr">{code}</bdi>
      </code>
    </Link>
  )
}
