import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { parsePageText } from '@/lib/domain/content-pages/page-text'
import { ContentFrame } from './content-frame'
import { PageBlocks } from './page-blocks'

interface ContentPageProps {
  page: PageTextInLanguage
  updatedAt: string
}

/** A content page; every section has an id. */
export function ContentPage({ page: { title, lead, text }, updatedAt }: ContentPageProps) {
  const { opening, parts } = parsePageText(text)
  return (
    <ContentFrame title={title} lead={lead} updatedAt={updatedAt} parts={parts}>
      <PageBlocks blocks={opening} />
      {parts.map((part) => (
        <section key={part.id} id={part.id}>
          <h2>{part.title}</h2>
          <PageBlocks blocks={part.blocks} />
        </section>
      ))}
    </ContentFrame>
  )
}
