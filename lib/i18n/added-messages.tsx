'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
  useTimeZone,
} from 'next-intl'
import { type ReactNode, useMemo } from 'react'

/** Lays more texts over those that the page has already, so that none is sent twice. */
export function AddedMessages({
  messages,
  children,
}: {
  messages: AbstractIntlMessages
  children: ReactNode
}) {
  const known = useMessages()
  const both = useMemo(() => laidOver(known, messages), [known, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={both}>
      {children}
    </NextIntlClientProvider>
  )
}

/** Both trees; parts of one branch (`layout.tabs`, `layout.account`) may come at different times. */
function laidOver(under: AbstractIntlMessages, over: AbstractIntlMessages): AbstractIntlMessages {
  const both: AbstractIntlMessages = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    both[key] = isBranch(value) && isBranch(below) ? laidOver(below, value) : value
  }
  return both
}

/** A compiled text is a list. */
function isBranch(value: string | AbstractIntlMessages | undefined): value is AbstractIntlMessages {
  return typeof value === 'object' && !Array.isArray(value)
}
