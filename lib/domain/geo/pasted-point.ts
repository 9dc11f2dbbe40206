import { latinDigits } from '@/lib/domain/text/arabic'
import type { Point } from './distance'
import { isPlusCode, pointOfPlusCode } from './plus-code'
import { isInSaudiArabia } from './saudi-arabia'

/** The hosts of addresses that only lead on to a place, which the server has to follow. */
const SHORT_LINK_HOSTS = ['maps.app.goo.gl', 'goo.gl']

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = String.raw`${NUMBER}\s*[,;\s]\s*\+?${NUMBER}`

/**
 * Where coordinates stand in addresses of maps, best first: the place's own point of Google, then parameters, then the
 * middle of the view.
 */
const IN_ADDRESSES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&#](?:q|query|ll|sll|center|daddr|destination|coordinate)=(?:loc:)?${PAIR}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`^geo:${PAIR}`),
  new RegExp(`/(?:place|search|dir)/(?:[^@]*/)?${PAIR}`),
  new RegExp(`@${PAIR}`),
]
const ALONE = new RegExp(String.raw`^\(?${NUMBER}°?\s*[NSns]?(?:\s*[,;]\s*|\s+)${NUMBER}°?\s*[EWew]?\)?$`)
/** 24°42'49.0"N 46°40'31.1"E, with the marks that keyboards have in their place. */
const ANGLE = String.raw`(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['′’]\s*(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*`
const ANGLES = new RegExp(`^${ANGLE}N?[,\\s]*${ANGLE}E?$`, 'i')

/**
 * The point in degrees (WGS 84) that a pasted text names: an address of Google, Apple or OpenStreetMap, coordinates in decimals or
 * minutes and seconds, or a plus code, whose short form is meant near `near`. Null where it names none. Longitude before latitude
 * is understood where only that lies in the country.
 */
export function readPastedPoint(pasted: string, near: Point): Point | null {
  const text = latinDigits(pasted).replace(/٫/g, '.').replace(/،/g, ',').trim()
  const [code = ''] = text.toUpperCase().split(/[\s,]/)
  if (isPlusCode(code)) return pointOfPlusCode(code, near)
  const angles = ANGLES.exec(text)?.slice(1).map(Number)
  if (angles) return validPoint(degreesOf(angles.slice(0, 3)), degreesOf(angles.slice(3)))
  const isAddress = /^(https?|geo):/i.test(text)
  for (const pattern of isAddress ? IN_ADDRESSES : [ALONE]) {
    const [, latitude, longitude] = pattern.exec(isAddress ? decoded(text) : text) ?? []
    if (latitude && longitude) return validPoint(Number(latitude), Number(longitude))
  }
  return null
}

/** The short address of Google Maps within a pasted text (phones add the place's name to it); null where there is none. */
export function shortMapLink(pasted: string): string | null {
  for (const text of pasted.match(/https:\/\/\S+/g) ?? [])
    if (URL.canParse(text) && isShortMapLink(new URL(text))) return text
  return null
}

/** Whether an address is one that the server may follow to a place. */
export function isShortMapLink({ protocol, host, pathname, username }: URL): boolean {
  const isGoogle = host !== 'goo.gl' || pathname.startsWith('/maps/')
  return protocol === 'https:' && username === '' && SHORT_LINK_HOSTS.includes(host) && isGoogle
}

/** Google's page of consent carries the address of the place as a parameter. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const degreesOf = ([degrees = 0, minutes = 0, seconds = 0]: number[]) =>
  degrees + minutes / 60 + seconds / 3600

function validPoint(latitude: number, longitude: number): Point | null {
  const swapped = { latitude: longitude, longitude: latitude }
  if (isInSaudiArabia(swapped)) return swapped
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
