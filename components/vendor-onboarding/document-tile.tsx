'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { signedAddressOf } from '@/components/shared/photos/private-photo'
import { SmallText } from '@/components/shared/styles/quiet-text'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy } from '@/components/ui/input/field'
import { Skeleton } from '@/components/ui/skeleton'
import { pictureAt } from '@/lib/domain/listing/picture'
import { DOCUMENT_TYPES, PICTURE_TYPES, type UploadPurpose } from '@/lib/domain/upload'
import { useUpload } from './use-upload'

const Tile = styled.div`
  position: relative; display: grid; gap: var(--s-2);
  progress { inline-size: 100%; block-size: 6px; appearance: none; border: 0; border-radius: var(--r-full); overflow: hidden; background: var(--c-sunk); }
  progress::-webkit-progress-bar { background: var(--c-sunk); }
  progress::-webkit-progress-value { background: var(--c-primary); transition: inline-size var(--t-2) var(--ease); }
  progress::-moz-progress-bar { background: var(--c-primary); }
`

const TileFrame = styled.label`
  display: flex; align-items: center; gap: var(--s-4); padding: var(--s-4); border-radius: var(--r-lg); cursor: pointer;
  border: 1.5px dashed var(--c-line-strong); background: var(--c-bg); transition: border-color var(--t-1) var(--ease), background var(--t-1) var(--ease);
  &:hover { border-color: var(--c-ink); background: var(--c-sub); }
  ${Tile}[data-wrong] & { border-color: var(--c-err); border-style: solid; }
  ${Tile}:has(:focus-visible) & { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

const Picture = styled.img`
  flex: none; inline-size: 112px; block-size: 76px; border-radius: var(--r-md); object-fit: cover; background: var(--c-sunk); color: var(--c-ink-3); display: grid; place-items: center;
  ${Tile}[data-round] & { inline-size: 80px; block-size: 80px; border-radius: var(--r-full); }
`

const TileText = styled.span`
  display: grid; gap: 2px; min-inline-size: 0;
`

const Label = styled.span`
  font-weight: var(--fw-medium);
`

const Action = styled.span`
  display: inline-flex; align-items: center; gap: var(--s-1); font-size: var(--fs-sm); font-weight: var(--fw-semibold); color: var(--c-primary);
  &[data-done] { color: var(--c-ok); }
`

const ErrorText = styled.p`
  display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium);
`

interface DocumentTileProps {
  name: string
  label: string
  hint: string
  purpose: UploadPurpose
  isRound?: boolean
  onBusy: (isBusy: boolean) => void
}

/** A file input drawn as a tile: preview, progress, replace, and an error when a file is refused. */
export function DocumentTile({ name, label, hint, purpose, isRound = false, onBusy }: DocumentTileProps) {
  const t = useTranslations('vendor')
  const id = useId()
  const [field, meta, { setValue, setError }] = useField<string>(name)
  const { status } = useFormikContext()
  const done = (url: string) => {
    setError(undefined)
    setValue(url, false)
  }
  const { preview, isPdf, progress, error: refused, choose } = useUpload(purpose, done, onBusy)
  const error = refused ?? status?.[name] ?? (meta.touched ? meta.error : undefined)
  const isSending = progress !== null
  return (
    <Tile data-round={isRound || undefined} data-wrong={error ? true : undefined}>
      <TileFrame htmlFor={id}>
        <Shown
          preview={preview}
          isPdf={isPdf}
          url={field.value}
          isDocument={purpose === 'document'}
          isRound={isRound}
        />
        <TileText>
          <Label>{label}</Label>
          <SmallText as="span">{hint}</SmallText>
          <Action data-done={field.value && !isSending ? true : undefined}>
            <Icon name={field.value && !isSending ? 'check' : 'plus'} size={16} />
            {t(isSending ? 'sending' : field.value ? 'replace' : 'chooseImage')}
          </Action>
        </TileText>
      </TileFrame>
      <input
        id={id}
        name={name}
        type="file"
        className="sr-only"
        accept={(purpose === 'document' ? DOCUMENT_TYPES : PICTURE_TYPES).join(',')}
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
        <ErrorText id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </ErrorText>
      ) : null}
    </Tile>
  )
}

interface ShownProps {
  preview: string | null
  /** the newly chosen file is one */
  isPdf: boolean
  url: string
  isDocument: boolean
  isRound: boolean
}

/** The newly chosen file, else the stored one, else an empty frame. */
function Shown({ preview, url, isPdf, isDocument, isRound }: ShownProps) {
  if (isPdf) return <PdfMark />
  if (!preview && url && isDocument) return <DocumentPreview documentUrl={url} />
  const src = preview ?? (url ? pictureAt(url, 320) : null)
  if (!src) {
    return (
      <Picture as="span">
        <Icon name={isRound ? 'user' : 'photo'} size={28} />
      </Picture>
    )
  }
  return <Picture src={src} alt="" />
}

function PdfMark() {
  return <Picture as="span">{'PDF'}</Picture>
}

/** A stored document of the user, through a signed address that expires. */
function DocumentPreview({ documentUrl }: { documentUrl: string }) {
  const { data, error } = useSWR(documentUrl, signedAddressOf, {
    revalidateOnFocus: false,
    revalidateIfStale: true,
  })
  if (error) {
    return (
      <Picture as="span">
        <Icon name="shield" size={28} />
      </Picture>
    )
  }
  if (!data) return <Skeleton $inline="112px" $block="76px" />
  if (data.format === 'pdf') return <PdfMark />
  return <Picture src={data.url} alt="" />
}
