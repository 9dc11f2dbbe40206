import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Chip, ChipState, FailedText, RetryButton } from './composer-style'
import type { ChosenPhoto } from './use-photo'

interface PhotoChipProps {
  photo: ChosenPhoto
  onAgain: () => void
  onRemove: () => void
}

/** The photo to be sent with the message, and its upload progress. */
export function PhotoChip({ photo, onAgain, onRemove }: PhotoChipProps) {
  const t = useTranslations('messages')
  const { preview, part, url, failure } = photo
  return (
    <Chip>
      {/* biome-ignore lint/performance/noImgElement: a local file */}
      <img src={preview} alt={t('photo')} />
      <ChipState>
        {failure ? (
          <FailedText role="alert">{failure}</FailedText>
        ) : (
          <p>{t(url ? 'photoReady' : 'photoOnItsWay')}</p>
        )}
        {url || failure ? null : <progress value={part} max={1} aria-label={t('photoOnItsWay')} />}
      </ChipState>
      {failure ? (
        <RetryButton type="button" onClick={onAgain}>
          {t('retry')}
        </RetryButton>
      ) : null}
      <IconButton aria-label={t('removePhoto')} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </Chip>
  )
}
