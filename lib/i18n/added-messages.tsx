'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
  useTimeZone,
} from 'next-intl'
import type { ReactNode } from 'react'

/** Lays a page's own texts over those that every page has, so that none is sent twice. */
export function AddedMessages({
  messages,
  children,
}: {
  messages: AbstractIntlMessages
  children: ReactNode
}) {
  const common = useMessages()
  return (
    <NextIntlClientProvider
      locale={useLocale()}
      timeZone={useTimeZone()}
      messages={{ ...common, ...messages }}
    >
      {children}
    </NextIntlClientProvider>
  )
}
