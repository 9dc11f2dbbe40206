import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages'
import { messagesOf, pickMessages } from './messages'
import type { Locale } from './routing'

/** Messages that every page shows at first; parts that open later load their own (lazy-messages.tsx). */
const EVERYWHERE = [
  'layout.brand',
  'layout.homeLink',
  'layout.footer',
  'layout.categories',
  'layout.more',
  'layout.otherLanguage',
  'layout.openMenu',
  'layout.becomeVendor',
  'layout.logIn',
  'layout.tabs',
]

/** Messages that forms and amounts need in the browser. */
const FORMS = ['dateField', 'errors', 'issues', 'words']

/** Rendered once, by the layout. */
export async function CommonMessages({ children }: { children: ReactNode }) {
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), EVERYWHERE)
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}

interface ClientMessagesProps {
  /** paths of messages that the client components below need in addition */
  also: string[]
  /** leaves out the messages of forms and amounts, for pages that show none at first */
  light?: boolean
  children: ReactNode
}

/** Sends only the named messages to the browser. */
export async function ClientMessages({ also, light = false, children }: ClientMessagesProps) {
  const paths = light ? also : [...FORMS, ...also]
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), paths)
  return <AddedMessages messages={messages}>{children}</AddedMessages>
}
