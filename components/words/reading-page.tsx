import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import styles from './reading-column.module.css'
import { WORD_PAGES, type WordPage } from './word-pages'

/** A page of words with its contents beside it; every section has an address of its own. */
export function ReadingPage({ page }: { page: Exclude<WordPage, 'faqs'> }) {
  const t = useTranslations('reading')
  const sections: readonly string[] = WORD_PAGES[page]
  return (
    <article className={classNames(styles.column, styles.withContents)}>
      <header>
        <h1 className={styles.title}>{t(`${page}.title`)}</h1>
        <p className={styles.lead}>{t(`${page}.lead`)}</p>
        <p className={styles.updated}>{t('updated')}</p>
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${page}.sections.${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section} id={section}>
            <h2>{t(`${page}.sections.${section}.title`)}</h2>
            <p>{t(`${page}.sections.${section}.body`)}</p>
          </section>
        ))}
      </div>
    </article>
  )
}
