'use client'

import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import styles from './content-column.module.css'
import { PageBlocks } from './page-blocks'
import { parsePageText } from './page-text'

/** The preview of a content page, without its frame. */
export function ContentPreview({ page: { title, lead, text } }: { page: PageTextInLanguage }) {
  const { opening, parts } = parsePageText(text)
  return (
    <div className={styles.text}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.lead}>{lead}</p>
      </div>
      <PageBlocks blocks={opening} />
      {parts.map((part) => (
        <section key={part.id}>
          <h2>{part.title}</h2>
          <PageBlocks blocks={part.blocks} />
        </section>
      ))}
    </div>
  )
}
