import type { VisitSource } from '@/lib/domain/statistics/funnel'
import { type PublicPage, publicPageOf } from '@/lib/pages/public-page'

/** Names of search engines in their addresses, and the app that opens results of one. */
const ENGINES = ['google', 'bing', 'duckduckgo', 'yahoo', 'yandex', 'ecosia', 'baidu', 'startpage']
const ENGINE_APPS = ['com.google.android.googlequicksearchbox']
/** What may stand before the name: another one is another product, such as a mailbox. */
const BEFORE_NAME = ['www', 'm', 'search', 'r', 'cn', 'images']

/** Pages of ours that list what a search found; an area and a type are searches of a place and of a kind. */
const SEARCHES: readonly (PublicPage | null)[] = ['search', 'type', 'city']

interface Arrival {
  /** the path of our page before it in this tab; null: the listing is the first one */
  previous: string | null
  /** the address that the browser names; empty: none */
  referrer: string
  /** of our pages */
  origin: string
}

/** How a visitor came to a listing; nothing of the address is stored. */
export function visitSource({ previous, referrer, origin }: Arrival): VisitSource {
  if (previous !== null) return ofOwnPage(previous)
  const from = parsed(referrer)
  if (!from) return 'direct'
  if (from.origin === origin) return ofOwnPage(from.pathname)
  return isEngine(from.hostname) ? 'engine' : 'site'
}

const ofOwnPage = (path: string): VisitSource => (SEARCHES.includes(publicPageOf(path)) ? 'search' : 'browse')

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function isEngine(host: string): boolean {
  if (ENGINE_APPS.includes(host)) return true
  const labels = host.split('.')
  const name = labels.find((label) => !BEFORE_NAME.includes(label))
  return name !== undefined && ENGINES.includes(name)
}
