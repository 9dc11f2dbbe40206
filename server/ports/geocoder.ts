/** Finds the address of a point (degrees, WGS 84). */
export interface Geocoder {
  /** A postal address in the language (`ar` or `en`), null where there is none; rejects on a failure or timeout. */
  addressAt(point: { latitude: number; longitude: number }, language: string): Promise<string | null>
}

export const GEOCODING_URL = 'https://maps.googleapis.com/maps/api/geocode/json'
const TIMEOUT_MS = 3000
/** Open location codes ("P4GW+8Q") are removed, because guests cannot use them. */
const CODE = /^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}[,،]?\s*/

/**
 * Google's Geocoding API (developers.google.com/maps/documentation/geocoding), 3 s per call. It refuses keys that are
 * restricted to website referrers, so the server may need a second key.
 */
export function googleGeocoder(
  key: string,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = {},
): Geocoder {
  return {
    async addressAt({ latitude, longitude }, language) {
      const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language, region: 'sa', key })
      const answer = await fetch(`${GEOCODING_URL}?${query}`, { signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok) throw new Error(`geocoding answered ${answer.status}`)
      const { status, results } = (await answer.json()) as GoogleAnswer
      if (status === 'ZERO_RESULTS') return null
      if (status !== 'OK') throw new Error(`geocoding answered ${status}`)
      return results?.[0]?.formatted_address.replace(CODE, '') || null
    },
  }
}

interface GoogleAnswer {
  status: string
  results?: { formatted_address: string }[]
}
