/** Words for a point of the map. */
export interface Geocoder {
  /** a postal address in the asked language, null where there is none; rejects when the service fails or is too slow */
  addressAt(point: { latitude: number; longitude: number }, language: string): Promise<string | null>
}

export const GEOCODING_URL = 'https://maps.googleapis.com/maps/api/geocode/json'
const TIMEOUT_MS = 3000
/** Open location codes ("P4GW+8Q") say nothing to a guest. */
const CODE = /^[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}[,،]?\s*/

/**
 * Google's Geocoding API. The key stays on the server; one that is restricted to the referrers of a website is refused by
 * Google here, so that a second one may be needed.
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
