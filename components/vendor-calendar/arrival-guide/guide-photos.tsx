'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { PhotoField } from '@/components/shared/photos/photo-field'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { GUIDE_LIMITS, type GuidePhoto, guidePhotoBody } from '@/lib/domain/arrival-guide/arrival-guide'
import { type GuideProps, indexOf, saveGuide, withItem } from './save-guide'

/** Photos that lead to the place, with words under them. */
export function GuidePhotos({ listingId, guide }: GuideProps) {
  const t = useTranslations('hosted.calendar.guidePhotos')
  const locale = useLocale()
  const { photos } = guide
  const nameOf = (one: GuidePhoto) => t('name', { at: photos.indexOf(one) + 1 })
  const captionOf = (one: GuidePhoto) => (locale === 'en' && one.caption) || one.caption_ar
  return (
    <TermsCard
      words="guidePhotos"
      action="editArrivalGuides"
      terms={photos}
      hasMore={photos.length < GUIDE_LIMITS.photos}
      nameOf={nameOf}
      row={(one, acts) => (
        <TermRow
          key={one.photo}
          words="guidePhotos"
          action="editArrivalGuides"
          name={nameOf(one)}
          label={nameOf(one)}
          when={captionOf(one) || t('noCaption')}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => (
        <PhotoDialog listingId={listingId} guide={guide} photo={edited} onClose={onClose} />
      )}
      remove={({ photo }) =>
        saveGuide(listingId, guide, { photos: photos.filter((other) => other.photo !== photo) })
      }
    />
  )
}

interface PhotoDialogProps extends GuideProps {
  /** null: a new one */
  photo: GuidePhoto | null
  onClose: () => void
}

interface Values {
  photos: string[]
  caption_ar: string
  caption: string
}

const photoOf = ({ photos, caption_ar, caption }: Values): GuidePhoto => ({
  photo: photos[0] ?? '',
  caption_ar: caption_ar.trim(),
  caption: caption.trim(),
})

function PhotoDialog({ listingId, guide, photo, onClose }: PhotoDialogProps) {
  const t = useTranslations('hosted.calendar.guidePhotos')
  const [isSending, setSending] = useState(false)
  const { caption } = GUIDE_LIMITS
  const [opened] = useState(guide)
  const { photos } = opened
  return (
    <FormDialog
      title={t(photo ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      schema={guidePhotoBody}
      initialValues={{
        photos: photo ? [photo.photo] : [],
        caption_ar: photo?.caption_ar ?? '',
        caption: photo?.caption ?? '',
      }}
      toBody={photoOf}
      issuesAt={`photos.${indexOf(photos, photo)}.`}
      send={async (values) => {
        await saveGuide(listingId, opened, { photos: withItem(photos, photo, photoOf(values)) })
        return t('saved')
      }}
      onClose={onClose}
    >
      <PhotoField words="hosted.calendar.guidePhotos.photos" purpose="document" max={1} onBusy={setSending} />
      <TextField name="caption_ar" label={t('captionAr')} lang="ar" dir="rtl" maxLength={caption} />
      <TextField name="caption" label={t('captionEn')} lang="en" dir="ltr" maxLength={caption} />
      <SubmitButton disabled={isSending}>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
