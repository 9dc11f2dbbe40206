'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import type { GuestToReview } from '@/lib/contract/schemas/reviews/review'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './vendor-reviews.module.css'

const GuestReviewDialog = dynamic(() => untilLoaded(() => import('./guest-review-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** A departed guest: the host can write a review until the period ends. */
export function GuestToReviewRow({ stay }: { stay: GuestToReview }) {
  const t = useTranslations('reviews.own')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const name = localName(locale, stay.guest)
  return (
    <article className={styles.row}>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          <bdi>{localName(locale, stay.listing)}</bdi> ·{' '}
          {t('until', { instant: formatInstant(stay.until, locale) })}
        </p>
      </div>
      <Button $size="sm" onClick={() => setOpen(true)}>
        {t('rateGuest')}
      </Button>
      {isOpen ? (
        <GuestReviewDialog bookingId={stay.bookingId} name={name} onClose={() => setOpen(false)} />
      ) : null}
    </article>
  )
}
