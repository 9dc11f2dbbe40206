'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { describedBy } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { pictureAt } from '@/lib/domain/listing/picture'
import { PICTURE_TYPES, type UploadPurpose } from '@/lib/domain/upload'
import { PaperPreview } from './paper-preview'
import { Tile } from './picture-tile-style'
import { useUpload } from './use-upload'

interface PictureTileProps {
  name: string
  label: string
  hint: string
  purpose: UploadPurpose
  isRound?: boolean
  onBusy: (isBusy: boolean) => void
}

/** A real file input in the shape of a tile: preview, progress, replace, and a sentence when a file is refused. */
export function PictureTile({ name, label, hint, purpose, isRound = false, onBusy }: PictureTileProps) {
  const t = useTranslations('vendor')
  const id = useId()
  const [field, meta, { setValue, setError }] = useField<string>(name)
  const { status } = useFormikContext()
  const done = (url: string) => {
    setError(undefined)
    setValue(url, false)
  }
  const { preview, progress, error: refused, choose } = useUpload(purpose, done, onBusy)
  const error = refused ?? status?.[name] ?? (meta.touched ? meta.error : undefined)
  const isSending = progress !== null
  return (
    <Tile data-round={isRound || undefined} data-wrong={error ? true : undefined}>
      <label htmlFor={id} className="face">
        <Shown preview={preview} url={field.value} isPaper={purpose === 'document'} isRound={isRound} />
        <span className="words">
          <span className="label">{label}</span>
          <span className="hint">{hint}</span>
          <span className="do" data-done={field.value && !isSending ? true : undefined}>
            <Icon name={field.value && !isSending ? 'check' : 'plus'} size={16} />
            {t(isSending ? 'sending' : field.value ? 'replace' : 'chooseImage')}
          </span>
        </span>
      </label>
      <input
        id={id}
        name={name}
        type="file"
        className="sr-only"
        accept={PICTURE_TYPES.join(',')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) choose(file)
        }}
      />
      {isSending ? <progress max={1} value={progress} aria-label={t('progressOf', { name: label })} /> : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </Tile>
  )
}

interface ShownProps {
  preview: string | null
  url: string
  isPaper: boolean
  isRound: boolean
}

/** What was just chosen, else what is kept, else an empty frame. */
function Shown({ preview, url, isPaper, isRound }: ShownProps) {
  if (!preview && url && isPaper) return <PaperPreview paper={url} />
  const src = preview ?? (url ? pictureAt(url, 320) : null)
  if (!src) {
    return (
      <span className="empty">
        <Icon name={isRound ? 'user' : 'photo'} size={28} />
      </span>
    )
  }
  // biome-ignore lint/performance/noImgElement: the chosen file itself, or a small picture of the API
  return <img className="picture" src={src} alt="" />
}
