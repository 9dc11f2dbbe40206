'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { describedBy } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { pictureAt } from '@/lib/domain/listing/picture'
import { MAX_REVIEW_PHOTOS } from '@/lib/domain/review'
import { PICTURE_TYPES } from '@/lib/domain/upload'
import { usePhotos } from './use-photos'

const Frame = styled.div`
  display: grid; gap: var(--s-2);
  .label { font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .help { font-size: var(--fs-xs); color: var(--c-ink-3); }
  ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-2); list-style: none; padding: 0; margin: 0; }
  li { position: relative; }
  li img { display: block; inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
  li button { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; display: grid; place-items: center; inline-size: 36px; block-size: 36px; border-radius: var(--r-full); background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-2); cursor: pointer; }
  .add { display: grid; place-items: center; gap: var(--s-1); aspect-ratio: 1; border-radius: var(--r-md); border: 1.5px dashed var(--c-line-strong); color: var(--c-primary); font-size: var(--fs-xs); font-weight: var(--fw-semibold); text-align: center; cursor: pointer; }
  .add:hover { background: var(--c-sub); }
  .add:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  progress { inline-size: 100%; block-size: 6px; accent-color: var(--c-primary); }
  .error { font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium); overflow-wrap: anywhere; }
`

interface WithPhotos {
  photos: string[]
}

/** Up to six photos of one's own, sent as they are chosen. */
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
    <Frame>
      <span className="label" id={`${id}-label`}>
        {t('label')}
      </span>
      <p className="help" id={`${id}-help`}>
        {t('help', { max: MAX_REVIEW_PHOTOS })}
      </p>
      <ul aria-labelledby={`${id}-label`}>
        {photos.map((url, at) => (
          <li key={url}>
            {/* biome-ignore lint/performance/noImgElement: the API keeps this width already */}
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
            <label className="add">
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
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Frame>
  )
}
