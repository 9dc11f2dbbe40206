import { useTranslations } from 'next-intl'
import styles from './reading-column.module.css'
import { WORD_PAGES } from './word-pages'

/** Questions that open in place, without a script. */
export function FaqPage() {
  const t = useTranslations('reading')
  return (
    <article className={styles.column}>
      <header>
        <h1 className={styles.title}>{t('faqs.title')}</h1>
        <p className={styles.lead}>{t('faqs.lead')}</p>
      </header>
      <div>
        {WORD_PAGES.faqs.map((question) => (
          <details key={question} id={question}>
            <summary>{t(`faqs.sections.${question}.title`)}</summary>
            <p>{t(`faqs.sections.${question}.body`)}</p>
          </details>
        ))}
      </div>
    </article>
  )
}
