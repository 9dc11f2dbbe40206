'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import styles from './faq-search.module.css'

/** Hides the questions that do not contain the text; returns how many are left. */
function showMatching(typed: string): number {
  const wanted = normaliseArabic(typed).split(/\s+/).filter(Boolean)
  let shown = 0
  for (const group of document.querySelectorAll<HTMLElement>('[data-questions]')) {
    const questions = [...group.querySelectorAll('details')]
    for (const question of questions) {
      const text = normaliseArabic(question.textContent ?? '')
      question.hidden = !wanted.every((word) => text.includes(word))
      if (!question.hidden) shown += 1
    }
    group.hidden = questions.every((question) => question.hidden)
  }
  return shown
}

/** The id in the address; an invalid hash is ignored. */
function addressedId(): string {
  const hash = location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** For browsers that do not open the details element of a hash. */
function openAddressed(): void {
  const answer = document.getElementById(addressedId())
  const question = answer?.closest('details')
  if (!question || question.open) return
  question.open = true
  question.scrollIntoView()
}

/** A search field above the list; without script the field is hidden and the list is complete. */
export function FaqSearch() {
  const t = useTranslations('reading.faqs')
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    openAddressed()
    addEventListener('hashchange', openAddressed)
    return () => removeEventListener('hashchange', openAddressed)
  }, [])
  function search(text: string) {
    setTyped(text)
    const left = showMatching(text)
    setShown(text.trim() ? left : null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search>
    <div className={styles.search} role="search">
      <label className={styles.field}>
        <span className="sr-only">{t('search')}</span>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          value={typed}
          placeholder={t('search')}
          enterKeyHint="search"
          onChange={(event) => search(event.target.value)}
        />
      </label>
      <p className={styles.count} role="status">
        {shown === null ? '' : t('found', { count: shown })}
      </p>
      {shown === 0 ? (
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            search('')
            field.current?.focus()
          }}
        >
          {t('showAll')}
        </button>
      ) : null}
    </div>
  )
}
