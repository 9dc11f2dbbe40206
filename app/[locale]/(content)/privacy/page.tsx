import { setRequestLocale } from 'next-intl/server'
import { ReadingPage } from '@/components/content-pages/content-page'
import { getWordPage } from '@/lib/api/server'
import { type WordPageProps, wordMetadata } from '@/lib/content-page-metadata'

export const generateMetadata = (props: WordPageProps) => wordMetadata('privacy', props)

export default async function Page({ params }: WordPageProps) {
  const { locale } = await params
  setRequestLocale(locale)
  const { updatedAt, [locale]: words } = await getWordPage('privacy')
  return <ReadingPage words={words} updatedAt={updatedAt} />
}
