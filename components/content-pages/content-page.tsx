import { useLocale, useTranslations } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { getContentPage } from '@/lib/api/server'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import type { ContentPageProps } from '@/lib/seo'
import styles from './content-column.module.css'
import { PageBlocks } from './page-blocks'
import { PageCrumbs } from './page-crumbs'
import { type Part, parsePageText } from './page-text'

/** A page of text that an admin edits; every section has an id. */
export async function ContentPage({ name, params }: ContentPageProps & { name: ContentPageName }) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: page } = await getContentPage(name)
  const { opening, parts } = parsePageText(page.text)
  return (
    <>
      <PageCrumbs locale={locale} path={`/${name}`} title={page.title} />
      <ContentFrame title={page.title} lead={page.lead} updatedAt={updatedAt} parts={parts}>
        <PageBlocks blocks={opening} />
        {parts.map((part) => (
          <section key={part.id} id={part.id}>
            <h2>{part.title}</h2>
            <PageBlocks blocks={part.blocks} />
          </section>
        ))}
      </ContentFrame>
    </>
  )
}

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
