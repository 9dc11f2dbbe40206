import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

/** The zoom of the region map, whose library draws none. */
export function ZoomButtons({ map }: { map: { zoom: (by: 1 | -1) => void } | null }) {
  const t = useTranslations('map')
  return (
    <div className="zoom">
      <IconButton type="button" $kind="onPhoto" aria-label={t('zoomIn')} onClick={() => map?.zoom(1)}>
        <Icon name="plus" />
      </IconButton>
      <IconButton type="button" $kind="onPhoto" aria-label={t('zoomOut')} onClick={() => map?.zoom(-1)}>
        <Icon name="minus" />
      </IconButton>
    </div>
  )
}
