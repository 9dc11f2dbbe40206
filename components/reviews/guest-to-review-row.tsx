'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Opening } from '@/components/ui/opening'
import type { GuestToReview } from '@/lib/domain/review'
import { formatInstant } from '@/lib/i18n/dates'
import { placeName } from '@/lib/i18n/direction'

const GuestReviewDialog = dynamic(() => import('./guest-review-dialog'), { ssr: false, loading: Opening })

const Row = styled.article`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3); padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-primary-soft); overflow-wrap: anywhere;
  p { flex: 1 1 220px; min-inline-size: 0; }
  strong { display: block; font-weight: var(--fw-semibold); }
  span { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

/** A guest who has left: the host may write about the stay until the time is over. */
export function GuestToReviewRow({ stay }: { stay: GuestToReview }) {
  const t = useTranslations('reviews.own')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const name = placeName(locale, stay.guest)
  return (
    <Row>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          <bdi>{placeName(locale, stay.place)}</bdi> ·{' '}
          {t('until', { instant: formatInstant(stay.until, locale) })}
        </span>
      </p>
      <Button type="button" $size="sm" onClick={() => setOpen(true)}>
        {t('rateGuest')}
      </Button>
      {isOpen ? (
        <GuestReviewDialog bookingId={stay.bookingId} name={name} onClose={() => setOpen(false)} />
      ) : null}
    </Row>
  )
}
