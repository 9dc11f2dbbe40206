import { useTranslations } from 'next-intl'
import { scaleOf } from './scale'

const WIDEST_PIXELS = 90
const METRES_PER_KM = 1_000

/** How long a distance is on the map. */
export function ScaleBar({ perPixel }: { perPixel: number }) {
  const t = useTranslations('map')
  const { metres, pixels } = scaleOf(perPixel, WIDEST_PIXELS)
  const isLong = metres >= METRES_PER_KM
  return (
    <span className="scale" style={{ inlineSize: pixels }} aria-hidden="true">
      {isLong ? t('kilometres', { length: metres / METRES_PER_KM }) : t('metres', { length: metres })}
    </span>
  )
}
