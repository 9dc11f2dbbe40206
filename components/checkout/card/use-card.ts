'use client'

import { useEffect, useState } from 'react'
import type { CardForm } from '@/lib/domain/booking/lifecycle-wire'
import { type CardField, type CardPayload, parseCard, type TypedCard } from './card'

const EMPTY: TypedCard = { name: '', number: '', expiry: '', cvc: '' }
const TIMEOUT_MS = 20_000

export type CardState = ReturnType<typeof useCard>

/** A typed card, which becomes a token of the provider: neither our server nor any storage ever has it. */
export function useCard(form: CardForm | null) {
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<CardField[]>([])
  const [isUnreachable, setIsUnreachable] = useState(false)
  const [isSending, setIsSending] = useState(false)
  useOwnDocument(form !== null)

  /** Null when the card was refused; the fields then say why. */
  const createToken = async (): Promise<string | null> => {
    const parsed = parseCard(typed, new Date())
    setWrong('wrong' in parsed ? parsed.wrong : [])
    setIsUnreachable(false)
    if (!form || !('card' in parsed)) return null
    setIsSending(true)
    const answer = await requestToken(form, parsed.card)
    setIsSending(false)
    if (answer.kind === 'token') setTyped({ ...typed, cvc: '' })
    if (answer.kind === 'refused') setWrong(answer.wrong)
    if (answer.kind === 'unreachable') setIsUnreachable(true)
    return answer.kind === 'token' ? answer.token : null
  }
  const change = (field: CardField, value: string) => {
    setTyped({ ...typed, [field]: value })
    setWrong(wrong.filter((one) => one !== field))
  }
  return { typed, change, wrong, isUnreachable, isSending, createToken }
}

type TokenAnswer =
  | { kind: 'token'; token: string }
  | { kind: 'refused'; wrong: CardField[] }
  | { kind: 'unreachable' }

/** A token for one payment of this card (docs.moyasar.com, Create Token, save-only flow). */
async function requestToken(
  { tokensUrl, publishableKey }: CardForm,
  card: CardPayload,
): Promise<TokenAnswer> {
  try {
    const request = new Request(tokensUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${publishableKey}:`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, save_only: true }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const response = await fetch(request)
    const answer = (await response.json()) as { id?: string; errors?: Record<string, unknown> }
    if (response.ok && answer.id) return { kind: 'token', token: answer.id }
    const wrong = fieldsOf(Object.keys(answer.errors ?? {}))
    return wrong.length > 0 ? { kind: 'refused', wrong } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

const FIELD_OF: Record<string, CardField> = {
  name: 'name',
  number: 'number',
  company: 'number',
  month: 'expiry',
  year: 'expiry',
  cvc: 'cvc',
}

const fieldsOf = (names: string[]): CardField[] => [
  ...new Set(names.flatMap((name) => (FIELD_OF[name] ? [FIELD_OF[name]] : []))),
]

/** Only the document of this address may reach the provider (gateway/document/content-policy.ts): one of another page is replaced. */
function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? []
    if (!isNeeded || !loaded) return
    if (new URL(loaded.name).pathname !== window.location.pathname) window.location.reload()
  }, [isNeeded])
}
