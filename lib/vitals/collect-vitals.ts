import { type Metric as Measured, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from '@/lib/domain/vitals/metrics'
import { type PageKind, VITALS_LANGUAGES } from '@/lib/domain/vitals/visit'
import type { VitalsBody } from '@/lib/domain/vitals/vitals'
import { plainPathOf, publicPageOf } from '@/lib/pages/public-page'

const PHONE = '(max-width: 767px)'
const THOUSAND = 1000

/**
 * Measures this visit and sends it when the page is hidden, the last moment that phones are sure to tell. Each metric is
 * sent once: what grows after a first switch to another app is not counted, because sums cannot be corrected.
 */
export function collectVitals(): void {
  const page = pageKindOf(location.pathname)
  if (!page) return
  const language = VITALS_LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'ar'
  const device = matchMedia(PHONE).matches ? 'phone' : 'desktop'
  const sent = new Set<Metric>()
  let waiting: VitalsBody['values'] = {}
  const take = ({ name, value }: Measured) => {
    if (!sent.has(name)) waiting[name] = Math.round(name === 'CLS' ? value * THOUSAND : value)
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take)
  // After those of the package, which end their metrics in the same event.
  document.addEventListener('visibilitychange', () => {
    const names = Object.keys(waiting) as Metric[]
    if (document.visibilityState !== 'hidden' || names.length === 0) return
    const body: VitalsBody = { page, device, language, values: waiting }
    navigator.sendBeacon('/api/v1/vitals', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    for (const name of names) sent.add(name)
    waiting = {}
  })
}

const PRICE_PAGE = /\/price$/

/** What is measured at a path; null for pages behind a session, apart from the way to a booking, and for no page. */
export function pageKindOf(path: string): PageKind | null {
  if (plainPathOf(path) === '/checkout') return 'checkout'
  const page = publicPageOf(path.replace(PRICE_PAGE, ''))
  return PRICE_PAGE.test(path) && page !== 'listing' ? null : page
}
