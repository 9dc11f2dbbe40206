import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { scaleOf } from './scale'
import type { TilesState } from './tiles'

interface RegionControlsProps {
  map: { zoom: (by: 1 | -1) => void } | null
  /** metres; null until the map is drawn */
  perPixel: number | null
  tiles: TilesState | null
  attribution: string | null
}

/** What lies over the region map, whose library draws none of it: zoom, scale, and whose map it is. */
export function RegionControls({ map, perPixel, tiles, attribution }: RegionControlsProps) {
  return (
    <>
      <ZoomButtons map={map} />
      {perPixel ? <ScaleBar perPixel={perPixel} /> : null}
      <TilesNote state={tiles} attribution={attribution} />
    </>
  )
}

/** Whose map it is, or that it cannot be reached and a simple one is drawn. */
export function TilesNote({ state, attribution }: { state: TilesState | null; attribution: string | null }) {
  const t = useTranslations('map')
  if (state === 'failed') {
    return (
      <p className="unreached" role="status">
        {t('unreached')}
      </p>
    )
  }
  if (!state || state === 'outside' || !attribution) return null
  return (
    <p className="attribution">
      <bdi>
        {attributionParts(attribution).map(({ text, href }) =>
          href ? (
            <a key={text} href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </bdi>
    </p>
  )
}

interface AttributionPart {
  text: string
  /** an http address */
  href: string | null
}

/** The texts and links of an attribution, which map services write as HTML; all other markup is dropped. */
function attributionParts(html: string): AttributionPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll('script, style')) one.remove()
  return [...body.childNodes]
    .map((node) => ({ text: node.textContent ?? '', href: hrefOf(node) }))
    .filter(({ text }) => text !== '')
}

function hrefOf(node: Node): string | null {
  const href = node instanceof HTMLAnchorElement ? node.getAttribute('href') : null
  return href && /^https?:\/\//.test(href) ? href : null
}

function ZoomButtons({ map }: Pick<RegionControlsProps, 'map'>) {
  const t = useTranslations('map')
  return (
    <div className="zoom">
      <IconButton $kind="onPhoto" aria-label={t('zoomIn')} onClick={() => map?.zoom(1)}>
        <Icon name="plus" />
      </IconButton>
      <IconButton $kind="onPhoto" aria-label={t('zoomOut')} onClick={() => map?.zoom(-1)}>
        <Icon name="minus" />
      </IconButton>
    </div>
  )
}

const WIDEST_PIXELS = 90
const METRES_PER_KM = 1_000

/** How long a distance is on the map. */
function ScaleBar({ perPixel }: { perPixel: number }) {
  const t = useTranslations('map')
  const { metres, pixels } = scaleOf(perPixel, WIDEST_PIXELS)
  const isLong = metres >= METRES_PER_KM
  return (
    <span className="scale" style={{ inlineSize: pixels }} aria-hidden="true">
      {isLong ? t('kilometres', { length: metres / METRES_PER_KM }) : t('metres', { length: metres })}
    </span>
  )
}
