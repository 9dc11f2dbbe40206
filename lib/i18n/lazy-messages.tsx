'use client'

import { type AbstractIntlMessages, useLocale, useMessages } from 'next-intl'
import { type ReactNode, Suspense, use } from 'react'
import { AddedMessages } from './added-messages'
import { LAZY_PARTS, type LazyPart } from './lazy-parts'

const fetched = new Map<string, Promise<AbstractIntlMessages>>()

interface LazyMessagesProps {
  part: LazyPart
  /** stands in place of the part until its words are there */
  waiting?: ReactNode
  children: ReactNode
}

/** Brings the words of a part that opens late. */
export function LazyMessages({ part, waiting, children }: LazyMessagesProps) {
  const known = useMessages()
  if (LAZY_PARTS[part].every((path) => has(known, path))) return children
  return (
    <Suspense fallback={waiting}>
      <Fetched part={part}>{children}</Fetched>
    </Suspense>
  )
}

function Fetched({ part, children }: { part: LazyPart; children: ReactNode }) {
  const messages = use(wordsOf(useLocale(), part))
  return <AddedMessages messages={messages}>{children}</AddedMessages>
}

/** Asked once for a page's life; a failed try is forgotten, so that the next one asks again. */
function wordsOf(locale: string, part: LazyPart): Promise<AbstractIntlMessages> {
  const address = `/words/${locale}/${part}.json?v=${process.env.LATE_WORDS}`
  const known = fetched.get(address)
  if (known) return known
  const requested = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.json()
  })
  fetched.set(address, requested)
  requested.catch(() => fetched.delete(address))
  return requested
}

function has(messages: unknown, path: string): boolean {
  const found = path
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Record<string, unknown> | undefined)?.[key], messages)
  return found !== undefined
}
