'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Quiet } from '@/components/shared/card-rows'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toast/show-toast'
import { uploadCleaningPhoto } from '@/lib/api/uploads'
import type { CleanerTaskWire } from '@/lib/contract/schemas/cleaning/wire'
import { MAX_CLEANING_PHOTOS } from '@/lib/domain/cleaning/cleaning'
import { PICTURE_TYPES } from '@/lib/domain/upload'
import { useRouter } from '@/lib/i18n/navigation'

const Photos = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2); padding: 0; margin: 0; list-style: none;
  li { inline-size: 88px; block-size: 88px; border-radius: var(--r-md); overflow: hidden; position: relative; }
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  label {
    display: grid; place-items: center; align-content: center; gap: var(--s-1); inline-size: 100%; block-size: 100%; cursor: pointer;
    font-size: var(--fs-xs); text-align: center; color: var(--c-ink-2); border: 1px dashed var(--c-line-strong); border-radius: var(--r-md);
  }
  label:focus-within { outline: 2px solid var(--c-focus); }
`

const Refused = styled.p`
  color: var(--c-err); font-size: var(--fs-sm);
`

/** The photos of a task, uploaded as they are chosen. */
export function TaskPhotos({ task, token }: { task: CleanerTaskWire; token: string }) {
  const t = useTranslations('cleaner')
  const { progress, refused, send } = usePhotos(token, task._id)
  const left = MAX_CLEANING_PHOTOS - task.photos.length
  return (
    <div>
      <Photos aria-label={t('photos')}>
        {task.photos.map((id, at) => (
          <li key={id}>
            {/* biome-ignore lint/performance/noImgElement: a private file, never optimised or cached */}
            <img
              src={`/api/v1/cleaning/${token}/photos/${id}`}
              alt={t('photo', { at: at + 1 })}
              loading="lazy"
            />
          </li>
        ))}
        {left > 0 && progress === null ? (
          <li>
            <label>
              <Icon name="camera" />
              {t('addPhoto')}
              <input
                type="file"
                multiple
                className="sr-only"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  const files = Array.from(event.target.files ?? []).slice(0, left)
                  event.target.value = ''
                  if (files.length > 0) void send(files)
                }}
              />
            </label>
          </li>
        ) : null}
      </Photos>
      <Quiet>{t('photoHelp', { max: MAX_CLEANING_PHOTOS })}</Quiet>
      {progress === null ? null : <progress max={1} value={progress} aria-label={t('sending')} />}
      {refused ? <Refused role="alert">{refused}</Refused> : null}
    </div>
  )
}

/** One after the other; a refused one shows its reason and the others continue. */
function usePhotos(token: string, taskId: string) {
  const t = useTranslations('cleaner')
  const failureText = useFailureText()
  const router = useRouter()
  const [progress, setProgress] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  async function send(files: File[]) {
    setRefused(null)
    let sent = 0
    for (const [at, file] of files.entries()) {
      try {
        await uploadCleaningPhoto(file, { token, taskId }, (part) => setProgress((at + part) / files.length))
        sent += 1
      } catch (failure) {
        setRefused(`${file.name}: ${failureText(failure)}`)
      }
    }
    setProgress(null)
    if (sent > 0) showToast({ kind: 'success', text: t('photosSaved') })
    router.refresh()
  }
  return { progress, refused, send }
}
