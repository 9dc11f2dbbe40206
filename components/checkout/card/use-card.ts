'use client'

import { useEffect, useState } from 'react'
import type { CardForm, PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { type RealProviderName, realProviderOf } from '@/lib/domain/booking/money/payment-providers'
import { type CardField, type ParsedCard, parseCard, type TypedCard } from './card'
import { CARD_TOKENIZERS } from './card-tokenizers'

const EMPTY: TypedCard = { name: '', number: '', expiry: '', cvc: '' }
const TIMEOUT_MS = 20_000

export type CardState = ReturnType<typeof useCard>

/** A typed card, which becomes a token of the provider: neither our server nor any storage ever has it. */
export function useCard(of: PaymentProviderWire) {
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<CardField[]>([])
  const [isUnreachable, setIsUnreachable] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const asker = askerOf(of)
  useOwnDocument(asker !== null)

  /** Null when the card was refused; the fields then say why. */
  const createToken = async (): Promise<string | null> => {
    const parsed = parseCard(typed, new Date())
    setWrong('wrong' in parsed ? parsed.wrong : [])
    setIsUnreachable(false)
    if (!asker || !('card' in parsed)) return null
    setIsSending(true)
    const answer = await requestToken(asker, parsed.card)
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

interface CardAsker {
  provider: RealProviderName
  form: CardForm
}

/** Who turns the card into a token; null: the provider asks for it on a page of its own. */
function askerOf({ provider, cardForm }: PaymentProviderWire): CardAsker | null {
  const name = realProviderOf(provider)
  return name && cardForm ? { provider: name, form: cardForm } : null
}

type TokenAnswer =
  | { kind: 'token'; token: string }
  | { kind: 'refused'; wrong: CardField[] }
  | { kind: 'unreachable' }

/** The browser's call of the provider, whose row says what it is sent and how its answer is read. */
async function requestToken({ provider, form }: CardAsker, card: ParsedCard): Promise<TokenAnswer> {
  try {
    const tokenizer = await CARD_TOKENIZERS[provider]?.()
    if (!tokenizer) return { kind: 'unreachable' }
    const { url, headers, body } = tokenizer.callOf(card, form)
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const response = await fetch(request)
    const answer: unknown = await response.json()
    const token = response.ok ? tokenizer.tokenOf(answer) : null
    if (token) return { kind: 'token', token }
    const wrong = tokenizer.wrongFieldsOf(answer)
    return wrong.length > 0 ? { kind: 'refused', wrong } : { kind: 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Only the document of this address may reach the provider (gateway/document/content-policy.ts): one of another page is replaced. */
function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? []
    if (!isNeeded || !loaded) return
    if (new URL(loaded.name).pathname !== window.location.pathname) window.location.reload()
  }, [isNeeded])
}
