'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Small } from '@/components/admin/item-card'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Badge } from '@/components/ui/badge'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Num } from '@/components/ui/num'
import type { PhotoCheck as Photo } from '@/lib/contract/schemas/listing/listing-review'
import { LANGUAGES } from '@/lib/domain/account/account'
import type { CaptionOfPhoto, RoomOfPhoto } from '@/lib/domain/listing/draft'
import { pictureAt } from '@/lib/domain/listing/picture'
import { directionOf } from '@/lib/i18n/direction'

/** Below this width a picture looks blurred on a large screen. */
const SHARP_WIDTH = 1024

const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: var(--s-4) var(--s-3); list-style: none; padding: 0; margin: 0;
  button { inline-size: 100%; border-radius: var(--r-md); overflow: hidden; cursor: zoom-in; }
  button:focus-visible { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; background: var(--c-skeleton); }
`

const MarkList = styled.p`
  display: flex; flex-wrap: wrap; gap: var(--s-1); align-items: center; margin-block-start: var(--s-2); font-size: var(--fs-xs); color: var(--c-ink-3);
  > * { white-space: normal; }
`

const Large = styled.img`
  inline-size: 100%; max-block-size: 70dvh; object-fit: contain; border-radius: var(--r-md);
`

interface PhotoCheckProps {
  photos: readonly Photo[]
  rooms?: readonly RoomOfPhoto[]
  captions?: readonly CaptionOfPhoto[]
}

/** Every picture with what the vendor says of it, and its warnings: too small, or also used by a listing of another vendor. */
export function PhotoCheck({ photos, rooms = [], captions = [] }: PhotoCheckProps) {
  const t = useTranslations('admin.services.photos')
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : photos[open]
  return (
    <>
      <Grid>
        {photos.map((photo, i) => (
          <li key={photo.url}>
            <button type="button" aria-label={t('open', { n: i + 1 })} onClick={() => setOpen(i)}>
              <Thumbnail url={photo.url} alt="" />
            </button>
            <MarkList>
              <Marks photo={photo} isCover={i === 0} />
            </MarkList>
            <Said
              room={rooms.find(({ image }) => image === photo.url)}
              caption={captions.find(({ image }) => image === photo.url)}
            />
          </li>
        ))}
      </Grid>
      {shown ? (
        <Dialog
          open
          onOpenChange={() => setOpen(null)}
          title={t('open', { n: (open ?? 0) + 1 })}
          closeLabel={t('close')}
          shape="wide"
        >
          <Large src={pictureAt(shown.url, 1600)} alt={t('open', { n: (open ?? 0) + 1 })} />
        </Dialog>
      ) : null}
    </>
  )
}

/** The room that a photo shows and its captions: both languages, because both are published. */
function Said({ room, caption }: { room: RoomOfPhoto | undefined; caption: CaptionOfPhoto | undefined }) {
  const rooms = useTranslations('vocabulary.photoRoom')
  return (
    <>
      {room ? <Small>{rooms(room.room)}</Small> : null}
      {LANGUAGES.map((language) =>
        caption?.[language] ? (
          <Small key={language} lang={language} dir={directionOf(language)}>
            {caption[language]}
          </Small>
        ) : null,
      )}
    </>
  )
}

function Marks({ photo, isCover }: { photo: Photo; isCover: boolean }) {
  const t = useTranslations('admin.services.photos')
  const { width, height, isNew, isElsewhere } = photo
  return (
    <>
      {isCover ? <Badge $tone="primary">{t('cover')}</Badge> : null}
      {isNew ? <Badge $tone="info">{t('new')}</Badge> : null}
      {isElsewhere ? <Badge $tone="err">{t('elsewhere')}</Badge> : null}
      {width !== null && width < SHARP_WIDTH ? <Badge $tone="warn">{t('small')}</Badge> : null}
      {width && height ? <Num>{`${width} × ${height}`}</Num> : null}
    </>
  )
}
