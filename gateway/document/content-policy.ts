import { createHash } from 'node:crypto'
import type { Headers } from '@/gateway/http/headers'
import type { MapSettings } from '@/lib/domain/geo/map-settings'
import { inlineScriptsOf, isKnownScript } from './inline-scripts'

/** The document with the headers that its content needs. */
export type FinishDocument = (body: Buffer, url: string) => { body: Buffer; headers: Headers }

export interface ContentPolicy {
  finish: FinishDocument
}

/** Origins that Google Maps loads from (developers.google.com/maps/documentation/javascript/content-security-policy). */
const GOOGLE = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
}
const NO_MAP = { script: [], image: [], connect: [], font: [], style: [] }

/** Next writes page data as many consecutive scripts; joined into one script they need one hash. */
const DATA_SEAM = /\]\);?<\/script><script>(?=self\.__next_f\.push\()/g

interface PolicyOptions {
  map: MapSettings
  /** from which a style of the map loads more than itself */
  mapStyleOrigins: string[]
  /** of the socket, where it is not this origin */
  realtimeOrigin: string
  /** to which the browser sends card data; null: to nobody */
  cardDataOrigin: string | null
}

/** The two pages with a card form, of a booking and of a share; no other may reach the payment provider. */
const PAYMENT_PAGE = /^(\/en)?\/(booking\/[\w-]+\/pay|split\/[\w-]+)(\?|$)/

/** Joins the page data and adds the policy: a script runs only when it is a file of ours or known to the build. */
export function createPolicy(options: PolicyOptions): ContentPolicy {
  const everywhere = directivesBesideScripts({ ...options, cardDataOrigin: null })
  const onPaymentPage = directivesBesideScripts(options)
  const { script } = options.map.googleMapsApiKey ? GOOGLE : NO_MAP
  return {
    finish(body, url) {
      const rest = PAYMENT_PAGE.test(url) ? onPaymentPage : everywhere
      const html = body.toString('utf8').replace(DATA_SEAM, ']);')
      const hashes = inlineScriptsOf(html).filter(isKnownScript).map(hashSource)
      const scripts = ["'self'", ...new Set(hashes), ...script].join(' ')
      return {
        body: Buffer.from(html),
        headers: { 'content-security-policy': `${rest}; script-src ${scripts}; script-src-attr 'none'` },
      }
    },
  }
}

const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

function directivesBesideScripts({
  map: { googleMapsApiKey, tilesUrl, styleUrl, archiveUrl },
  mapStyleOrigins,
  realtimeOrigin,
  cardDataOrigin,
}: PolicyOptions): string {
  const hasGoogleMap = googleMapsApiKey !== null
  const map = hasGoogleMap ? GOOGLE : NO_MAP
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map.image, ...(tilesUrl ? [new URL(tilesUrl).origin] : [])],
    'font-src': ["'self'", ...map.font],
    // Components and React set style attributes, which hashes cannot allow.
    'style-src': ["'self'", "'unsafe-inline'", ...map.style],
    'connect-src': [
      "'self'",
      realtimeOrigin,
      realtimeOrigin.replace(/^http/, 'ws'),
      ...(cardDataOrigin ? [cardDataOrigin] : []),
      ...map.connect,
      ...(styleUrl ? [...new Set([new URL(styleUrl).origin, ...mapStyleOrigins])] : []),
      ...(archiveUrl?.startsWith('http') ? [new URL(archiveUrl).origin] : []),
    ],
    'worker-src': ["'self'", ...(hasGoogleMap ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
