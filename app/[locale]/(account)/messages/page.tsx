import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { MessagesPage } from '@/components/messages/messages-page'
import { SignInRequired } from '@/components/shared/page-frame/sign-in-required'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { LocalePageProps } from '@/lib/pages/page-query'
import { privateMetadata } from '@/lib/seo'

const NAMESPACES = [
  'translation',
  'messages',
  'report.open',
  'unusualChange',
  'vocabulary.bookingState',
  'vocabulary.weekday',
  'hosted.calendar.plan.preview',
]

export const generateMetadata = privateMetadata('messages')

export default async function Messages({ params }: LocalePageProps) {
  setRequestLocale((await params).locale)
  const list = await load('GET /conversations', { query: { page: 1 } })
  if (list.state === 'notFound') notFound()
  return (
    <ClientMessages also={NAMESPACES}>
      {list.state === 'visitor' ? <SignInRequired area="messages" /> : <MessagesPage first={list.data} />}
    </ClientMessages>
  )
}
