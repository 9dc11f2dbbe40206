import { useTranslations } from 'next-intl'
import { ReadingColumn } from './reading-column'
import { WORD_PAGES } from './word-pages'

/** Questions that open in place, without a script. */
export function FaqPage() {
  const t = useTranslations('reading')
  return (
    <ReadingColumn>
      <header>
        <h1 className="title">{t('faqs.title')}</h1>
        <p className="lead">{t('faqs.lead')}</p>
      </header>
      <div>
        {WORD_PAGES.faqs.map((question) => (
          <details key={question} id={question}>
            <summary>{t(`faqs.sections.${question}.title`)}</summary>
            <p>{t(`faqs.sections.${question}.body`)}</p>
          </details>
        ))}
      </div>
    </ReadingColumn>
  )
}
