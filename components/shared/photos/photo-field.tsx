'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { PrivatePhoto } from '@/components/shared/photos/private-photo'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy } from '@/components/ui/input/field'
import { uploadPicture } from '@/lib/api/uploads'
import { PICTURE_TYPES, type UploadPurpose } from '@/lib/domain/upload'
import styles from './photo-field.module.css'

interface WithPhotos {
  photos: string[]
  /** of a form that sends one alone */
  photo?: string
}

interface PhotoFieldProps {
  /** the messages of the field */
  words:
    | 'reviews.photos'
    | 'deposit.photos'
    | 'hosted.calendar.ownAddOns.photos'
    | 'hosted.calendar.guidePhotos.photos'
  purpose: UploadPurpose
  max: number
  onBusy: (isBusy: boolean) => void
}

/** The photos of a form, uploaded as they are chosen. */
export function PhotoField({ words, purpose, max, onBusy }: PhotoFieldProps) {
  const t = useTranslations(words)
  const id = useId()
  const { values, setValues, errors, submitCount } = useFormikContext<WithPhotos>()
  const { photos } = values
  const add = (url: string) =>
    setValues((now) => ({ ...now, photos: [...new Set([...now.photos, url])] }), false)
  const { progress, error: refused, send } = usePhotos(purpose, add, onBusy)
  const missing = submitCount > 0 && photos.length === 0 ? (errors.photos ?? errors.photo) : undefined
  const error = refused ?? (missing === undefined ? null : String(missing))
  const left = max - photos.length
  return (
    <div className={styles.frame}>
      <span className={styles.label} id={`${id}-label`}>
        {t('label')}
      </span>
      <p className={styles.help} id={`${id}-help`}>
        {t('help', { max })}
      </p>
      <ul aria-labelledby={`${id}-label`}>
        {photos.map((url, at) => (
          <li key={url}>
            <Photo url={url} purpose={purpose} alt={t('photo', { at: at + 1 })} />
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
                name="photos"
                multiple
                className="sr-only"
                accept={PICTURE_TYPES.join(',')}
                aria-invalid={error ? true : undefined}
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

function Photo({ url, purpose, alt }: { url: string; purpose: UploadPurpose; alt: string }) {
  if (purpose === 'document') return <PrivatePhoto url={url} alt={alt} />
  return <Thumbnail url={url} alt={alt} />
}

/** Uploads the chosen photos one by one; a refused one shows its reason and the others continue. */
function usePhotos(purpose: UploadPurpose, onSent: (url: string) => void, onBusy: (isBusy: boolean) => void) {
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  async function send(files: File[]) {
    onBusy(true)
    setError(null)
    for (const [at, file] of files.entries()) {
      try {
        const onProgress = (part: number) => setProgress((at + part) / files.length)
        onSent(await uploadPicture(file, { purpose, onProgress }))
      } catch (failure) {
        setError(`${file.name}: ${failureText(failure)}`)
      }
    }
    setProgress(null)
    onBusy(false)
  }
  return { progress, error, send }
}
