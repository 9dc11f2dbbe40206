import type { WordsInOneLanguage } from '@/lib/domain/content-pages/content-page'
import { readPageText } from '@/lib/domain/content-pages/page-text'
import { ReadingFrame } from './content-frame'
import { PageBlocks } from './page-blocks'

interface ReadingPageProps {
  words: WordsInOneLanguage
  updatedAt: string
}

/** A page of words; every part has an address of its own. */
export function ReadingPage({ words: { title, lead, text }, updatedAt }: ReadingPageProps) {
  const { opening, parts } = readPageText(text)
  return (
    <ReadingFrame title={title} lead={lead} updatedAt={updatedAt} parts={parts}>
      <PageBlocks blocks={opening} />
      {parts.map((part) => (
        <section key={part.id} id={part.id}>
          <h2>{part.title}</h2>
          <PageBlocks blocks={part.blocks} />
        </section>
      ))}
    </ReadingFrame>
  )
}
