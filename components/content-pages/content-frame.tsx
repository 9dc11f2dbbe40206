import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Part } from '@/lib/domain/content-pages/page-text'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import styles from './content-column.module.css'

interface ContentFrameProps {
  title: string
  lead: string
  updatedAt: string
  parts: readonly Part[]
  children: ReactNode
}

/** The layout of a content page, with its contents beside it on wide screens. */
export function ContentFrame({ title, lead, updatedAt, parts, children }: ContentFrameProps) {
  const t = useTranslations('reading')
  const day = formatDay(riyadhDay(new Date(updatedAt)), useLocale())
  return (
    <article className={classNames(styles.column, styles.withContents)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.updated}>
          <time dateTime={updatedAt}>{t('updated', { day })}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {parts.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
