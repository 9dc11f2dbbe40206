'use client'

import { type AbstractIntlMessages, useLocale, useMessages } from 'next-intl'
import { type ReactNode, Suspense, use } from 'react'
import { untilLoaded } from '@/lib/until-loaded'
import { AddedMessages } from './added-messages'
import { LAZY_PARTS, type LazyPart } from './lazy-parts'

const fetched = new Map<string, Promise<AbstractIntlMessages>>()

interface LazyMessagesProps {
  part: LazyPart
  /** shown until the messages are loaded */
  waiting?: ReactNode
  children: ReactNode
}

/** Loads the messages of a part that opens later. */
export function LazyMessages({ part, waiting, children }: LazyMessagesProps) {
  if (useHasMessages(part)) return children
  return (
    <Suspense fallback={waiting}>
      <Fetched part={part}>{children}</Fetched>
    </Suspense>
  )
}

/** Whether the page has all messages of a part already. */
export function useHasMessages(part: LazyPart): boolean {
  const known = useMessages()
  return LAZY_PARTS[part].every((path) => has(known, path))
}

function Fetched({ part, children }: { part: LazyPart; children: ReactNode }) {
  const messages = use(loadMessages(useLocale(), part))
  return <AddedMessages messages={messages}>{children}</AddedMessages>
}

/** The messages of a part. Fetched once per page load; a failed attempt is dropped, so that the next one fetches again. */
export function loadMessages(locale: string, part: LazyPart): Promise<AbstractIntlMessages> {
  const address = `/words/${locale}/${part}.json?v=${process.env.LATE_WORDS}`
  const known = fetched.get(address)
  if (known) return known
  const requested = untilLoaded(async () => {
    const answer = await fetch(address)
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
