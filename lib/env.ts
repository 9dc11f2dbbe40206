/** The addresses that the web process needs; read at run time, so that one build serves every listing. */
const DEFAULT_WEB_PORT = '3000'
const DEFAULT_API_PORT = '4000'

/** Where the v1 backend listens, as the web process reaches it. */
export function apiOrigin(): string {
  return process.env.API_ORIGIN || `http://127.0.0.1:${process.env.API_PORT || DEFAULT_API_PORT}`
}

/** The address that people and search engines know us by. */
export function publicOrigin(): string {
  return (process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || DEFAULT_WEB_PORT}`).replace(
    /\/$/,
    '',
  )
}

export function isHttps(): boolean {
  return publicOrigin().startsWith('https://')
}

/** Where browsers find the socket: besides the web in the demo (scripts/steps/settings.mjs), else at our own address. */
export function realtimeOrigin(): string {
  return (process.env.REALTIME_ORIGIN || publicOrigin()).replace(/\/$/, '')
}

/** Without a key the offline map is drawn. */
export function googleMapsApiKey(): string | null {
  return process.env.GOOGLE_MAPS_API_KEY || null
}
