'use client'

import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useDragOrder } from '@/components/shared/use-drag-order'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { showToast } from '@/components/ui/toast/show-toast'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { usePopup } from '@/components/wizard/fields/use-popup'
import type { Draft } from '@/lib/domain/listing/draft'
import { MAX_IMAGES, MIN_IMAGES } from '@/lib/domain/listing/fields/property-codecs'
import { untilLoaded } from '@/lib/until-loaded'
import { DropArea } from './drop-area'
import { Bar, Count, Tiles } from './photo-style'
import { PhotoTile } from './photo-tile'
import { SendingTile } from './sending-tile'
import { usePhotos } from './use-photos'

const PhotoEditor = dynamic(() => untilLoaded(() => import('./photo-editor')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** Five to fifteen photos, uploaded as soon as they are chosen; in the order of the gallery, the first is the cover. */
export function PhotosControl({ field }: ControlProps) {
  const t = useTranslations('wizard.photos')
  const issues = useTranslations('issues')
  const id = useId()
  const { photos, sending, twice, write, uploads, error } = usePhotos(field)
  const { values, setFieldValue } = useFormikContext<Draft>()
  const [refused, setRefused] = useState<string>()
  const [announced, setAnnounced] = useState('')
  const [editing, setEditing] = useState<string>()
  // An edited photo has another address, and still is the tile to which the focus returns.
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  usePopup(error)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= photos.length) return
    write((now) => moved(now, from, to))
    setAnnounced(t('moved', { from: from + 1, to: to + 1, count: photos.length }))
  }
  const { dragged, handlers } = useDragOrder(move)
  const announceFull = (isFull: boolean) => {
    const text = isFull ? issues('images_too_many', { max: MAX_IMAGES }) : undefined
    setRefused(text)
    if (text) showToast({ kind: 'error', text })
  }
  const remove = (url: string) => {
    write((now) => now.filter((one) => one !== url))
    setRefused(undefined)
    setAnnounced(t('removed', { count: photos.length - 1 }))
  }
  const edited = editing === undefined ? -1 : photos.indexOf(editing)
  const shown = refused ?? error
  return (
    <ControlGroup title={t('title')} hint={t('hint')}>
      <DropArea
        name={field.path}
        describedBy={`${id}-count ${id}-error`}
        isWrong={Boolean(shown)}
        onFiles={(files) => announceFull(uploads.add(files) > 0)}
      />
      <ErrorLine id={`${id}-error`}>{shown}</ErrorLine>
      {twice.map(({ name, number }) => (
        <ErrorLine key={name} id={`${id}-twice-${number}`}>
          {t('twice', { name, number })}
        </ErrorLine>
      ))}
      <PhotoCount id={`${id}-count`} count={photos.length} />
      {photos.length + sending.length > 0 ? (
        <Tiles aria-label={t('list')} {...handlers}>
          {photos.map((url, index) => (
            <PhotoTile
              key={keys[url] ?? (Object.values(keys).includes(url) ? `${url} again` : url)}
              {...{ url, index, count: photos.length }}
              isDragged={dragged === index}
              onMove={(to) => move(index, to)}
              onEdit={() => setEditing(url)}
              onRemove={() => remove(url)}
            />
          ))}
          {sending.map((one) => (
            <SendingTile
              key={one.id}
              one={one}
              onRetry={() => announceFull(!uploads.retry(one.id))}
              onDismiss={() => uploads.dismiss(one.id)}
            />
          ))}
        </Tiles>
      ) : null}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {editing !== undefined && edited >= 0 ? (
        <PhotoEditor
          url={editing}
          {...{ n: edited + 1, photos }}
          onSaved={(url) => {
            write((now) => now.map((one) => (one === editing ? url : one)))
            setKeys((now) => ({ ...now, [url]: now[editing] ?? editing }))
            void setFieldValue('photoRooms', renamed(values.photoRooms, editing, url))
            void setFieldValue('photoCaptions', renamed(values.photoCaptions, editing, url))
            setAnnounced(t('edited', { n: edited + 1 }))
          }}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </ControlGroup>
  )
}

/** "3 of 5 needed" until there are enough, then how many of the maximum. */
function PhotoCount({ id, count }: { id: string; count: number }) {
  const t = useTranslations('wizard.photos')
  const isEnough = count >= MIN_IMAGES
  const of = isEnough ? MAX_IMAGES : MIN_IMAGES
  return (
    <Count id={id} role="status" data-enough={isEnough || undefined}>
      <span>{isEnough ? t('enough', { count, max: of }) : t('needed', { count, min: of })}</span>
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (count / of) * 100)}%` }} />
      </Bar>
    </Count>
  )
}

/** What is said of a photo stays when it is turned or cut. */
const renamed = <One extends { image: string }>(said: readonly One[], from: string, to: string): One[] =>
  said.map((one) => (one.image === from ? { ...one, image: to } : one))

/** Moves an item of a list; a target outside of the list changes nothing. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}
