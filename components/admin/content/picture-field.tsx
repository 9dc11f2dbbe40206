'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture'
import { uploadPicture } from '@/lib/api/uploads'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { PICTURE_TYPES } from '@/lib/domain/upload'

const Frame = styled.div`
  display: grid; gap: var(--s-3);
  > span { font-weight: var(--fw-medium); font-size: var(--fs-sm); }
  > p { color: var(--c-err); font-size: var(--fs-xs); font-weight: var(--fw-medium); }
  progress { inline-size: 100%; block-size: 6px; accent-color: var(--c-primary); }
`

const Previews = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-4); align-items: end;
  figure { display: grid; gap: var(--s-2); margin: 0; max-inline-size: 100%; }
  img { border-radius: var(--r-md); inline-size: 100%; }
  [data-round] img { border-radius: 50%; }
  figcaption { color: var(--c-ink-3); font-size: var(--fs-xs); }
`

const Choose = styled.label`
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-5);
  border-radius: var(--r-md); border: 1.5px dashed var(--c-line-strong); color: var(--c-primary); font-weight: var(--fw-semibold); cursor: pointer; justify-self: start;
  &:hover { background: var(--c-sub); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

/** A cut of the picture as a page shows it. */
interface CropPreview {
  label: string
  /** width by height */
  ratio: string
  /** pixels of the preview */
  width: number
  isRound?: true
}

interface PictureFieldProps {
  name: string
  label: string
  previews: readonly CropPreview[]
}

/** One picture of a form, uploaded as it is chosen and shown as the pages will cut it. */
export function PictureField({ name, label, previews }: PictureFieldProps) {
  const t = useTranslations('admin.content.picture')
  const id = useId()
  const { values, errors, status, submitCount, setFieldValue } = useFormikContext<Record<string, string>>()
  const { progress, error: refused, send } = useUpload((url) => void setFieldValue(name, url, false))
  const url = values[name] ?? ''
  const error = refused ?? status?.[name] ?? (submitCount > 0 ? errors[name] : undefined)
  return (
    <Frame>
      <span id={`${id}-label`}>{label}</span>
      {url === '' ? null : (
        <Previews>
          {previews.map(({ label: cut, ratio, width, isRound }) => (
            <figure key={cut} style={{ inlineSize: width }} data-round={isRound}>
              <Picture {...pictureWithColour(url)} ratio={ratio} sizes={`${width}px`} alt="" />
              <figcaption>{cut}</figcaption>
            </figure>
          ))}
        </Previews>
      )}
      <Choose>
        <Icon name="camera" size={18} />
        {t(url === '' ? 'choose' : 'replace')}
        <input
          type="file"
          name={name}
          className="sr-only"
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={error ? `${id}-label ${id}-error` : `${id}-label`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void send(file)
          }}
        />
      </Choose>
      {progress === null ? null : <progress max={1} value={progress} aria-label={t('sending')} />}
      {error ? (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Frame>
  )
}

function useUpload(onSent: (url: string) => void) {
  const failureText = useFailureText()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  async function send(file: File) {
    setError(null)
    setProgress(0)
    try {
      onSent(await uploadPicture(file, { purpose: 'picture', onProgress: setProgress }))
    } catch (failure) {
      setError(failureText(failure))
    }
    setProgress(null)
  }
  return { progress, error, send }
}
