import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { messagesOf } from './messages'
import type { Locale } from './routing'

/** What the header, the dialogs of the account and the toasts need on every page. */
const EVERYWHERE = ['layout', 'account', 'errors', 'issues', 'words']

interface ClientMessagesProps {
  /** namespaces that the client components below need beside those of every page */
  also?: string[]
  children: ReactNode
}

/** Hands only the named texts to the browser; the rest stays on the server. */
export async function ClientMessages({ also = [], children }: ClientMessagesProps) {
  const locale = (await getLocale()) as Locale
  const messages = messagesOf(locale)
  const picked = [...EVERYWHERE, ...also].map((name) => [name, messages[name] ?? {}])
  return <NextIntlClientProvider messages={Object.fromEntries(picked)}>{children}</NextIntlClientProvider>
}
