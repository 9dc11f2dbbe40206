'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { Icon } from '@/components/ui/icon/icon'
import type { ReviewButtonState } from '@/lib/domain/reviews/review'
import { usePathname, useRouter } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import styles from './write-review-button.module.css'

const WriteReviewDialog = dynamic(() => untilLoaded(() => import('./write-review-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

interface WriteReviewButtonProps {
  bookingId: string
  /** the name of the listing in the page's language */
  listingName: string
  state: ReviewButtonState
}

/** Opens the review of a finished booking; open at once with `review=1` in the address. Needs the messages `reviews`. */
export function WriteReviewButton({ bookingId, listingName, state }: WriteReviewButtonProps) {
  const t = useTranslations('reviews')
  const isRequested = useSearchParams().get('review') === '1'
  const [isOpen, setOpen] = useState(isRequested)
  const router = useRouter()
  const pathname = usePathname()
  if (state === null) return null
  function close() {
    setOpen(false)
    if (isRequested) router.replace(pathname, { scroll: false })
  }
  return (
    <section className={styles.box} aria-label={t('title')}>
      <p className={styles.words}>
        <strong>
          <Icon name={state === 'open' ? 'star' : 'check'} filled={state === 'open'} />
          {t(state === 'open' ? 'door.open' : 'door.written')}
        </strong>
        <span className={styles.quiet}>{t(state === 'open' ? 'door.why' : 'door.blind')}</span>
      </p>
      {state === 'open' ? <Button onClick={() => setOpen(true)}>{t('write')}</Button> : null}
      {isOpen && state === 'open' ? (
        <WriteReviewDialog bookingId={bookingId} listingName={listingName} onClose={close} />
      ) : null}
    </section>
  )
}
