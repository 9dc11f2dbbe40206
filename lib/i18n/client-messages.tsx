import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages'
import { messagesOf, pickMessages } from './messages'
import type { Locale } from './routing'

/** What is in sight on every page; what opens later brings its own words (late-words.tsx). */
const EVERYWHERE = [
  'layout.categories',
  'layout.more',
  'layout.otherLanguage',
  'layout.openMenu',
  'layout.becomeVendor',
  'layout.logIn',
  'layout.tabs',
]

/** What forms and amounts need in the browser. */
const FORMS = ['errors', 'issues', 'words']

/** Stands once, in the layout. */
export async function CommonMessages({ children }: { children: ReactNode }) {
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), EVERYWHERE)
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}

interface ClientMessagesProps {
  /** paths of texts that the client components below need beside those of every page */
  also: string[]
  /** leaves out the words of forms and amounts, for pages that have none in the browser at first */
  light?: boolean
  children: ReactNode
}

/** Hands only the named texts to the browser; the rest stays on the server. */
export async function ClientMessages({ also, light = false, children }: ClientMessagesProps) {
  const paths = light ? also : [...FORMS, ...also]
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), paths)
  return <AddedMessages messages={messages}>{children}</AddedMessages>
}
