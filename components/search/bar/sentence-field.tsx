'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MAX_SENTENCE } from '@/lib/domain/search/search-params'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import type { Choice } from './search-draft'
import styles from './sentence-form.module.css'

/** Loads with its messages when a sentence of two words is typed. */
const SentenceSuggestion = dynamic(
  () => untilLoaded(() => import('./sentence-suggestion').then((one) => one.SentenceSuggestion)),
  { ssr: false },
)

interface SentenceFieldProps {
  label: string
  placeholder: string
  cities: Choice[]
}

/** The field of a sentence, with what is understood of it as a suggestion below. The browser holds the text, also before the script arrives. */
export function SentenceField({ label, placeholder, cities }: SentenceFieldProps) {
  const [text, setText] = useState('')
  const isSentence = text.trim().includes(' ')
  return (
    <div className={styles.field}>
      <input
        name="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SENTENCE}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
      />
      {isSentence ? (
        <LazyMessages part="sentence">
          <SentenceSuggestion text={text.trim()} cities={cities} />
        </LazyMessages>
      ) : null}
    </div>
  )
}
