'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy } from '@/components/ui/input/field'
import { uploadPicture } from '@/lib/api/uploads'
import { pictureAt } from '@/lib/domain/listing/picture'
import { MAX_REVIEW_PHOTOS } from '@/lib/domain/reviews/review'
import { PICTURE_TYPES } from '@/lib/domain/upload'
import styles from './photo-field.module.css'

interface WithPhotos {
  photos: string[]
}

/** Up to six photos, uploaded as they are chosen. */
export function PhotoField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const t = useTranslations('reviews.photos')
  const id = useId()
  const { values, setValues } = useFormikContext<WithPhotos>()
  const { photos } = values
  const add = (url: string) =>
    setValues((now) => ({ ...now, photos: [...new Set([...now.photos, url])] }), false)
  const { progress, error, send } = usePhotos(add, onBusy)
  const left = MAX_REVIEW_PHOTOS - photos.length
  return (
    <div className={styles.frame}>
      <span className={styles.label} id={`${id}-label`}>
        {t('label')}
      </span>
      <p className={styles.help} id={`${id}-help`}>
        {t('help', { max: MAX_REVIEW_PHOTOS })}
      </p>
      <ul aria-labelledby={`${id}-label`}>
        {photos.map((url, at) => (
          <li key={url}>
            {/* biome-ignore lint/performance/noImgElement: the API serves this width */}
            <img src={pictureAt(url, 320)} alt={t('photo', { at: at + 1 })} />
            <button
              type="button"
              aria-label={t('remove', { at: at + 1 })}
              onClick={() => setValues({ ...values, photos: photos.filter((one) => one !== url) }, false)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {left > 0 && progress === null ? (
          <li>
            <label className={styles.add}>
              <Icon name="plus" />
              {t('add')}
              <input
                type="file"
                multiple
                className="sr-only"
                accept={PICTURE_TYPES.join(',')}
                aria-describedby={describedBy(id, { help: 'help', error: error ?? undefined })}
                onChange={(event) => {
                  const files = Array.from(event.target.files ?? []).slice(0, left)
                  event.target.value = ''
                  if (files.length > 0) void send(files)
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      {progress === null ? null : <progress max={1} value={progress} aria-label={t('sending')} />}
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Uploads the chosen photos one by one; a refused one shows its reason and the others continue. */
function usePhotos(onSent: (url: string) => void, onBusy: (isBusy: boolean) => void) {
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  async function send(files: File[]) {
    onBusy(true)
    setError(null)
    for (const [at, file] of files.entries()) {
      try {
        const onProgress = (part: number) => setProgress((at + part) / files.length)
        onSent(await uploadPicture(file, { purpose: 'picture', onProgress }))
      } catch (failure) {
        setError(`${file.name}: ${failureText(failure)}`)
      }
    }
    setProgress(null)
    onBusy(false)
  }
  return { progress, error, send }
}
