'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { PhotoField } from '@/components/shared/photos/photo-field'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { MAX_REVIEW_PHOTOS, MAX_REVIEW_TEXT, type ReviewBody, reviewBody } from '@/lib/domain/reviews/review'
import { useRouter } from '@/lib/i18n/navigation'
import { StarGroup } from './star-group'
import styles from './write-review-dialog.module.css'

interface Values {
  aspects: (number | null)[]
  text: string
  photos: string[]
}

const EMPTY: Values = { aspects: REVIEW_ASPECTS.map(() => null), text: '', photos: [] }

interface WriteReviewDialogProps {
  bookingId: string
  listingName: string
  onClose: () => void
}

/** The review of a stay: six ratings, and optional text and photos. */
export default function WriteReviewDialog({ bookingId, listingName, onClose }: WriteReviewDialogProps) {
  const t = useTranslations('reviews')
  const aspects = useTranslations('vocabulary.aspect')
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} shape="sheet">
      <Form
        label={t('title')}
        schema={reviewBody}
        initialValues={EMPTY}
        onSubmit={async (values) => {
          const { isPublished } = await call('POST /bookings/:id/review', {
            params: { id: bookingId },
            body: values as ReviewBody,
          })
          showToast({ kind: 'success', text: t('thanks'), detail: t(isPublished ? 'isShown' : 'isBlind') })
          onClose()
          router.refresh()
        }}
      >
        <div className={styles.body}>
          <p className={styles.lead}>{t.rich('lead', { place: () => <bdi>{listingName}</bdi> })}</p>
          <div className={styles.marks}>
            {REVIEW_ASPECTS.map((aspect, at) => (
              <StarGroup key={aspect} name={`aspects[${at}]`} label={aspects(aspect)} />
            ))}
          </div>
          <TextArea name="text" label={t('text')} help={t('textHelp')} maxLength={MAX_REVIEW_TEXT} />
          <PhotoField words="reviews.photos" purpose="picture" max={MAX_REVIEW_PHOTOS} onBusy={setSending} />
          <SubmitButton disabled={isSending}>{t('send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
