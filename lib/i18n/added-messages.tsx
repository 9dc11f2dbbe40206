'use client'

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
  useTimeZone,
} from 'next-intl'
import { type ReactNode, useMemo } from 'react'

/** Adds messages to those that the page already has, so that none is sent twice. */
export function AddedMessages({
  messages,
  children,
}: {
  messages: AbstractIntlMessages
  children: ReactNode
}) {
  const known = useMessages()
  const both = useMemo(() => mergeMessages(known, messages), [known, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone={useTimeZone()} messages={both}>
      {children}
    </NextIntlClientProvider>
  )
}

/** Merges deeply, because parts of one namespace (`layout.tabs`, `layout.account`) may load at different times. */
function mergeMessages(under: AbstractIntlMessages, over: AbstractIntlMessages): AbstractIntlMessages {
  const both: AbstractIntlMessages = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    both[key] = isBranch(value) && isBranch(below) ? mergeMessages(below, value) : value
  }
  return both
}

/** An array is one compiled message, not a branch. */
function isBranch(value: string | AbstractIntlMessages | undefined): value is AbstractIntlMessages {
  return typeof value === 'object' && !Array.isArray(value)
}
