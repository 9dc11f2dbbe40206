'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { LoadFailed } from '@/components/listing/load-failed'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchPath } from '@/lib/api/browser'
import { addressOf } from '@/lib/contract/address'
import type { AnswerOf } from '@/lib/contract/types'
import { REVIEW_SORTS, REVIEWS_IN_SIGHT, type ReviewsQuery } from '@/lib/domain/reviews/listing-reviews'
import { ReviewItem } from './review-item'
import styles from './reviews-dialog.module.css'
import { ReviewsSearch } from './reviews-search'

const LIST_BLOCK = '320px'

/** All reviews of a listing, sorted by date or rating, or found by text. */
export default function ReviewsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('detail.reviews')
  const words = useTranslations('words')
  const [requested, setRequested] = useState<ReviewsQuery>({ sort: REVIEW_SORTS[0], text: '' })
  const { sort, text } = requested
  const { data, error, size, setSize, mutate } = useSWRInfinite<AnswerOf<'GET /services/:id/reviews'>>(
    (index: number) =>
      addressOf('GET /services/:id/reviews', {
        params: { id },
        query: { sort, page: index + 1, pageSize: REVIEWS_IN_SIGHT, q: text || undefined },
      }).path,
    fetchPath,
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const reviews = data?.flatMap((page) => page.data) ?? []
  const total = data?.[0]?.total ?? 0
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} shape="wide">
      <div className={styles.frame}>
        <ReviewsSearch query={requested} onSearch={setRequested} />
        {error ? <LoadFailed onRetry={() => mutate()} /> : null}
        {!data && !error ? <Skeleton $block={LIST_BLOCK} /> : null}
        {data ? (
          <p className={styles.found} role="status">
            {total > 0 ? words('reviews', { count: total }) : t('notFound')}
          </p>
        ) : null}
        <ul>
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ul>
        {reviews.length < total ? (
          <Button $kind="outline" onClick={() => setSize(size + 1)}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
