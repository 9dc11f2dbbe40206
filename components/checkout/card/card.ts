import { latinDigits } from '@/lib/domain/text/arabic'

/** What is typed of a card; it goes to the payment provider only. */
export interface TypedCard {
  name: string
  number: string
  /** month and year, such as 08/29 */
  expiry: string
  cvc: string
}
export type CardField = keyof TypedCard
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc', 'name']

/** A card that can be right; each provider's tokenizer makes its own call of it. */
export interface ParsedCard {
  name: string
  number: string
  month: string
  year: string
  cvc: string
}

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/** The payload, or the fields that cannot be right. `now` decides whether the card has expired. */
export function parseCard(typed: TypedCard, now: Date): { card: ParsedCard } | { wrong: CardField[] } {
  const [month = '', year = ''] = expiryOf(typed.expiry)
  const card = {
    name: typed.name.trim().replace(/\s+/g, ' '),
    number: digitsOf(typed.number),
    month,
    year,
    cvc: digitsOf(typed.cvc),
  }
  const isRight: Record<CardField, boolean> = {
    name: /^[\p{L}.'-]+( [\p{L}.'-]+)+$/u.test(card.name),
    number: isCardNumber(card.number),
    expiry: isAhead(Number(month), Number(year), now),
    cvc: /^\d{3,4}$/.test(card.cvc),
  }
  const wrong = CARD_FIELDS.filter((field) => !isRight[field])
  return wrong.length > 0 ? { wrong } : { card }
}

/** Month and four-digit year of `8/29`, `08 / 2029` or `0829`; empty where it is none. */
function expiryOf(text: string): string[] {
  const found = /^(\d{1,2})\D+(\d{2}|\d{4})$|^(\d{2})(\d{2})$/.exec(latinDigits(text).trim())
  if (!found) return []
  const month = (found[1] ?? found[3] ?? '').padStart(2, '0')
  const year = found[2] ?? found[4] ?? ''
  return [month, year.length === 2 ? `20${year}` : year]
}

const FARTHEST_YEARS = 20

function isAhead(month: number, year: number, now: Date): boolean {
  if (!(month >= 1 && month <= 12)) return false
  const months = (year - now.getUTCFullYear()) * 12 + month - 1 - now.getUTCMonth()
  return months >= 0 && months <= FARTHEST_YEARS * 12
}

/** The check digit of ISO/IEC 7812-1 (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
