'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { getPathname, Link, useRouter } from '@/lib/i18n/navigation'
import cards from './card/listing-card.module.css'
import styles from './results.module.css'

interface LoadMoreProps {
  /** the address of the results, up to the name of the page's parameter */
  address: string
  page: number
  pages: number
  total: number
  pageSize: number
}

/** On phones the next pages are appended here; without script it is a link to the next page. */
export function LoadMore({ address, page, pages, total, pageSize }: LoadMoreProps) {
  const t = useTranslations('search.pages')
  const locale = useLocale()
  const router = useRouter()
  const [loaded, setLoaded] = useState(() => loadedPages(address, page))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const fresh = useRef<HTMLUListElement>(null)
  const hasMoved = useRef(false)
  const next = page + loaded.length + 1
  const hrefOf = (to: number) => `${address}page=${to}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves to the first of the new cards
  useEffect(() => {
    if (hasMoved.current) fresh.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }, [loaded])
  async function load(event: MouseEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const html = await fetchMoreCards(getPathname({ locale, href: hrefOf(next) }))
    setState(html === null ? 'failed' : 'idle')
    if (html === null) return
    hasMoved.current = true
    setLoaded(loadedPages(address, page, [...loaded, html]))
  }
  /** Cards that came as HTML use the router like all others, without a full page load. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { pathname, search } = link
    router.push(pathname.replace(new RegExp(`^/${locale}(?=/)`), '') + search)
  }
  return (
    <div className={styles.more}>
      {loaded.map((html, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and they handle the keyboard
        <ul
          key={hrefOf(page + i + 1)}
          ref={i === loaded.length - 1 ? fresh : undefined}
          className={cards.grid}
          onClick={follow}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cards that our own server has rendered
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
      <p className="sr-only" role="status">
        {loaded.length > 0
          ? t('loaded', { page: next - 1, shown: Math.min(total, (next - 1) * pageSize), total })
          : null}
      </p>
      {state === 'failed' ? <p role="alert">{t('failed')}</p> : null}
      {next <= pages ? (
        <Button
          as={Link}
          href={hrefOf(next)}
          rel="next"
          $kind="outline"
          $wide
          prefetch={false}
          aria-busy={state === 'busy' || undefined}
          onClick={load}
        >
          {t(state === 'busy' ? 'loading' : 'loadNext')}
        </Button>
      ) : null}
    </div>
  )
}

/** The pages loaded below each page of results, stored so that going back restores them. */
const stored = new Map<string, string[]>()
const MAX_STORED = 10

/** The stored pages below this one; with `pages` they are stored first. */
function loadedPages(address: string, page: number, pages?: string[]): string[] {
  const key = `${address}#${page}`
  if (pages) {
    if (stored.size >= MAX_STORED) stored.clear()
    stored.set(key, pages)
  }
  return stored.get(key) ?? []
}

/** The rendered cards of another page of results; null when it fails. */
async function fetchMoreCards(href: string): Promise<string | null> {
  try {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const cards = page.querySelector('[data-cards]')
    for (const image of cards?.querySelectorAll('img[loading=eager]') ?? [])
      image.setAttribute('loading', 'lazy')
    return cards?.innerHTML ?? null
  } catch {
    return null
  }
}
