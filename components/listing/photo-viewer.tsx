'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { pictureSources } from '@/lib/picture-sources'
import { PhotoSlides } from './photo-slides'

const Grid = styled.ul`
  display: grid; gap: var(--s-2); grid-template-columns: repeat(2, minmax(0, 1fr));
  max-inline-size: var(--page-max); margin-inline: auto; list-style: none; padding: 0;
  li:nth-child(3n + 1) { grid-column: 1 / -1; }
  button { inline-size: 100%; display: block; cursor: zoom-in; }
  img { inline-size: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); }
  li:nth-child(3n + 1) img { aspect-ratio: 2 / 1; }
`
const Frame = styled.div`
  block-size: 100%; display: grid; grid-template-rows: auto minmax(0, 1fr); gap: var(--s-2); justify-items: start;
  > * { inline-size: 100%; min-block-size: 0; }
  > button { inline-size: auto; }
`

interface PhotoViewerProps {
  /** addresses without a width */
  images: string[]
  name: string
  /** the photo that was pressed, or all of them */
  start: number | 'all'
  onClose: () => void
}

/** The photos over the whole screen: all of them in a grid, each one large with its caption. */
export default function PhotoViewer({ images, name, start, onClose }: PhotoViewerProps) {
  const t = useTranslations('detail.gallery')
  const [shown, setShown] = useState(start)
  const caption = (i: number) => t('photo', { name, at: i + 1 })
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t('close')} shape="full">
      {shown === 'all' ? (
        <Grid>
          {images.map((image, i) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('open', { at: i + 1, of: images.length })}
                onClick={() => setShown(i)}
              >
                {/* biome-ignore lint/performance/noImgElement: the API keeps every width already */}
                <img
                  {...pictureSources(image)}
                  sizes="(min-width: 960px) 900px, 100vw"
                  alt={caption(i)}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </Grid>
      ) : (
        <Frame>
          <Button type="button" $kind="quiet" $size="sm" onClick={() => setShown('all')}>
            <Icon name="grid" size={18} /> {t('all', { count: images.length })}
          </Button>
          <PhotoSlides images={images} start={shown} caption={caption} />
        </Frame>
      )}
    </Dialog>
  )
}
