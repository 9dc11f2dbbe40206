'use client'

import { useTranslations } from 'next-intl'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Cover, Edit, Frame, Grip, Tools } from './photo-style'

interface PhotoTileProps {
  url: string
  /** from 0; the first is the cover */
  index: number
  count: number
  isDragged: boolean
  onMove: (to: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** A photo of the listing: moved by dragging or by buttons; the first one is the cover. */
export function PhotoTile({ url, index, count, isDragged, onMove, onEdit, onRemove }: PhotoTileProps) {
  const t = useTranslations('wizard.photos')
  const n = index + 1
  return (
    <li data-item={index} data-dragged={isDragged || undefined}>
      <Frame>
        {/* At once: the host puts all of them in order, also those below. */}
        <Thumbnail url={url} alt={t('photo', { n })} loading="eager" draggable={false} />
        {index === 0 ? <Cover>{t('cover')}</Cover> : null}
        <Edit type="button" aria-label={t('edit', { n })} onClick={onEdit}>
          <span>
            <Icon name="crop" size={18} />
          </span>
        </Edit>
        <Grip data-grip aria-hidden="true">
          <span>
            <Icon name="move" size={18} />
          </span>
        </Grip>
      </Frame>
      <Tools>
        <IconButton
          data-back
          aria-label={t('earlier', { n })}
          aria-disabled={index === 0 || undefined}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="chevron" flip size={18} />
        </IconButton>
        <IconButton
          aria-label={t('later', { n })}
          aria-disabled={n === count || undefined}
          onClick={() => onMove(index + 1)}
        >
          <Icon name="chevron" flip size={18} />
        </IconButton>
        <IconButton aria-label={t('remove', { n })} onClick={onRemove}>
          <Icon name="close" size={18} />
        </IconButton>
      </Tools>
    </li>
  )
}
