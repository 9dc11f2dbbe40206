import { Icon } from '@/components/ui/icon/icon'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import styles from './content-column.module.css'
import { ContentFrame } from './content-page'
import { FaqSearch } from './faq-search'
import { PageBlocks } from './page-blocks'
import { parsePageText, type Question, questionsOf } from './page-text'

interface FaqPageProps {
  page: PageTextInLanguage
  updatedAt: string
}

/** Questions in groups of details elements, which work without script; the search needs script. */
export function FaqPage({ page: { title, lead, text }, updatedAt }: FaqPageProps) {
  const { parts } = parsePageText(text)
  return (
    <ContentFrame title={title} lead={lead} updatedAt={updatedAt} parts={parts}>
      <FaqSearch />
      {parts.map((part) => (
        <section key={part.id} id={part.id} data-questions>
          <h2>{part.title}</h2>
          {questionsOf(part).map((question) => (
            <QuestionDetails key={question.id} question={question} />
          ))}
        </section>
      ))}
    </ContentFrame>
  )
}

/** The id is on the answer, so that a browser opens the question before React is loaded. */
function QuestionDetails({ question: { id, title, answer } }: { question: Question }) {
  return (
    <details className={styles.question} suppressHydrationWarning>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevronDown" size={20} />
      </summary>
      <div id={id} className={styles.answer}>
        <PageBlocks blocks={answer} />
      </div>
    </details>
  )
}
