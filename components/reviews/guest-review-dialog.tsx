'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { type GuestReviewBody, guestReviewBody, MAX_REPLY_TEXT } from '@/lib/domain/reviews/review'
import { useRouter } from '@/lib/i18n/navigation'
import { StarGroup } from './star-group'
import styles from './write-review-dialog.module.css'

interface GuestReviewDialogProps {
  bookingId: string
  name: string
  onClose: () => void
}

/** The host's private review of a guest: one rating, and a text that is not published. */
export default function GuestReviewDialog({ bookingId, name, onClose }: GuestReviewDialogProps) {
  const t = useTranslations('reviews.own')
  const router = useRouter()
  const initial: { rating: number | null; text: string } = { rating: null, text: '' }
  return (
    <Dialog open onOpenChange={onClose} title={t('guestTitle', { name })} closeLabel={t('close')}>
      <Form
        label={t('guestTitle', { name })}
        schema={guestReviewBody}
        initialValues={initial}
        onSubmit={async (values) => {
          await call('POST /vendor/bookings/:id/review', {
            params: { id: bookingId },
            body: values as GuestReviewBody,
          })
          showToast({ kind: 'success', text: t('guestDone') })
          onClose()
          router.refresh()
        }}
      >
        <div className={styles.body}>
          <p className={styles.lead}>{t('guestLead')}</p>
          <StarGroup name="rating" label={t('mark')} />
          <TextArea name="text" label={t('guestText')} rows={4} maxLength={MAX_REPLY_TEXT} />
          <SubmitButton>{t('sendGuest')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
