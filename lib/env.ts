import { providerOrigin, realProviderOf } from '@/lib/domain/booking/money/payment-providers'
import {
  ARCHIVE_URL_MESSAGE,
  archiveUrlOf,
  isArchiveUrl,
  isStyleUrl,
  isTilesUrl,
  type MapSettings,
  parseOrigins,
  STYLE_ORIGINS_MESSAGE,
  STYLE_URL_MESSAGE,
  TILES_URL_MESSAGE,
} from '@/lib/domain/geo/map-settings'

/** Environment of the web process, read at run time so that one build fits every deployment. */
const DEFAULT_WEB_PORT = '3000'
const DEFAULT_API_PORT = '4000'

/** The origin of the v1 api, as the web process reaches it. */
export function apiOrigin(): string {
  return process.env.API_ORIGIN || `http://127.0.0.1:${process.env.API_PORT || DEFAULT_API_PORT}`
}

/** The origin that browsers and search engines use. */
export function publicOrigin(): string {
  return (process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || DEFAULT_WEB_PORT}`).replace(
    /\/$/,
    '',
  )
}

export function isHttps(): boolean {
  return publicOrigin().startsWith('https://')
}

/** The origin of the socket: a port of its own in the demo (scripts/steps/settings.mjs), else the public origin. */
export function realtimeOrigin(): string {
  return (process.env.REALTIME_ORIGIN || publicOrigin()).replace(/\/$/, '')
}

/** Where the browser sends card data; null with the sandbox, which asks for none. */
export function cardDataOrigin(): string | null {
  const provider = realProviderOf(process.env.PAYMENTS)
  return provider ? new URL(providerOrigin(provider, process.env)).origin : null
}

/** The text of the file that verifies the domain for Apple Pay; null: Apple Pay is not set up. */
export function applePayDomainFile(): string | null {
  return process.env.APPLE_PAY_DOMAIN_FILE || null
}

/** How maps are drawn, by the environment. Throws where an address cannot be one. */
export function mapSettings(): MapSettings {
  const tilesUrl = process.env.MAP_TILES_URL || null
  if (tilesUrl && !isTilesUrl(tilesUrl)) throw new Error(TILES_URL_MESSAGE)
  const styleUrl = process.env.MAP_STYLE_URL || null
  if (styleUrl && !isStyleUrl(styleUrl)) throw new Error(STYLE_URL_MESSAGE)
  const archiveUrl = archiveUrlOf(process.env.MAP_PMTILES)
  if (!isArchiveUrl(archiveUrl)) throw new Error(ARCHIVE_URL_MESSAGE)
  return {
    googleMapsApiKey: process.env.GOOGLE_MAPS_API_KEY || null,
    tilesUrl,
    styleUrl,
    archiveUrl,
    attribution: process.env.MAP_ATTRIBUTION || null,
  }
}

/** From which browsers load what a style names: its tiles, letters and symbols. Throws where one is no origin. */
export function mapStyleOrigins(): string[] {
  const origins = parseOrigins(process.env.MAP_STYLE_ORIGINS ?? '')
  if (!origins) throw new Error(STYLE_ORIGINS_MESSAGE)
  return origins
}

/** Null without one: the web finds changes of the content by asking the api. */
export function redisUrl(): string | null {
  return process.env.REDIS_URL || null
}
