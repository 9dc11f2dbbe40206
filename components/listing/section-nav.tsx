'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import styles from './section-nav.module.css'

/** The sections with a link, in page order. */
const SECTIONS = ['rooms', 'about', 'facilities', 'dates', 'place', 'reviews'] as const

/** The vertical position that decides which section is current. */
const READING_LINE = '-25% 0px -74% 0px'

/** The section links of a long page: sticky on phones, with the current section marked. */
export function SectionNav({ hasRooms = false }: { hasRooms?: boolean }) {
  const t = useTranslations('detail')
  const row = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const onLine = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onLine.add(target.id)
          else onLine.delete(target.id)
        }
        setCurrent(SECTIONS.find((id) => onLine.has(id)) ?? null)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of SECTIONS) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link && current) showInRow(row.current, link)
  }, [current])
  return (
    <nav ref={row} data-bar className={styles.row} aria-label={t('nav.label')}>
      {SECTIONS.filter((id) => hasRooms || id !== 'rooms').map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {t(`nav.${id}`)}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls a row until an item is centred; `scrollIntoView` would interrupt a scrolling page. */
function showInRow(row: HTMLElement, item: HTMLElement): void {
  const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
