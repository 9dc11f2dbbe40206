'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Dunes } from './dunes'
import styles from './offline-page.module.css'

/** The requested path; only a path of this site. */
function wantedPath(): string {
  const from = new URLSearchParams(location.search).get('from') ?? '/'
  return /^\/(?![/\\])/.test(from) ? from : '/'
}

const tryAgain = () => location.replace(wantedPath())

const RETRY_MS = 3000

/** The `online` event can fire before the network works, so the page itself is requested. */
async function tryWhenReachable() {
  if (!navigator.onLine) return
  const answer = await fetch(wantedPath(), { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer) tryAgain()
}

/** The offline page: the cached bookings, and a retry when the network is back. */
export function OfflinePage() {
  const t = useTranslations('offline')
  const locale = useLocale()
  const [pages, setPages] = useState<OfflinePageEntry[]>([])
  useEffect(() => {
    listOfflinePages(locale).then(setPages, () => setPages([]))
    const timer = setInterval(() => void tryWhenReachable(), RETRY_MS)
    return () => clearInterval(timer)
  }, [locale])
  return (
    <div className={styles.frame}>
      <Dunes isNight />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Button onClick={tryAgain}>{t('retry')}</Button>
      <section className={styles.copies} aria-labelledby="kept">
        <h2 id="kept">{t('kept')}</h2>
        {pages.length === 0 ? <p>{t('noneKept')}</p> : null}
        <ul>
          {pages.map(({ path, heading }) => (
            <li key={path}>
              {/* A full page load, because the router cannot fetch anything now. */}
              <a href={path}>
                <Icon name="bag" size={20} />
                <bdi>{heading}</bdi>
                <Icon name="chevron" size={16} flip />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The same names as in public/sw.js. */
const CACHE = 'diyar-person'
const HEADING = 'x-heading'

interface OfflinePageEntry {
  path: string
  heading: string
}

/** The booking pages in the service worker's cache, in the page's language. */
async function listOfflinePages(locale: string): Promise<OfflinePageEntry[]> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return []
  const cache = await caches.open(CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const heading = (await cache.match(url))?.headers.get(HEADING) ?? ''
      return { path: new URL(url).pathname, heading: decodeURIComponent(heading) }
    }),
  )
  const isEnglish = (path: string) => /^\/en\//.test(path)
  const known = new Set<string>()
  return pages.filter(({ path }) => {
    const isNew = !known.has(path) && isEnglish(path) === (locale === 'en')
    known.add(path)
    return isNew
  })
}
