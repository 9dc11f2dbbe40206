import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages'
import { messagesOf } from './messages'
import { pickMessages } from './picked-messages'
import type { Locale } from './routing'

/** What the header, the dialogs of the account and the toasts need on every page. */
const EVERYWHERE = [
  'layout.categories',
  'layout.more',
  'layout.otherLanguage',
  'layout.theme',
  'layout.menu',
  'layout.openMenu',
  'layout.close',
  'layout.becomeVendor',
  'layout.logIn',
  'layout.tabs',
  'layout.account',
  'layout.broken',
  'account',
  'bell',
  'errors',
  'issues',
  'words',
]

/** Stands once, in the layout. */
export async function CommonMessages({ children }: { children: ReactNode }) {
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), EVERYWHERE)
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}

interface ClientMessagesProps {
  /** paths of texts that the client components below need beside those of every page */
  also: string[]
  children: ReactNode
}

/** Hands only the named texts to the browser; the rest stays on the server. */
export async function ClientMessages({ also, children }: ClientMessagesProps) {
  const messages = pickMessages(messagesOf((await getLocale()) as Locale), also)
  return <AddedMessages messages={messages}>{children}</AddedMessages>
}
