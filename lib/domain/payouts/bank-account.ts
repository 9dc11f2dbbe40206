import { boolean, type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { latinName } from '@/lib/domain/text/latin-name'
import { userName } from '@/lib/domain/text/text'
import { addMinutes } from '@/lib/domain/time/days'
import { isSaudiIban, normaliseIban } from './iban'

/** The longest name of a bank file. */
const NAME_LENGTH = 70
/** Longer than an IBAN with spaces. */
const TYPED_LENGTH = 60

/** After a change of the account or the phone number no payout is requested, so that a thief cannot take the money at once. */
export const PAYOUT_FREEZE_HOURS = 72

/** PUT vender/bank-account. A holder whose name is not the vendor's must be confirmed. */
export const bankAccountBody = exactObject({
  iban: string()
    .required()
    .max(TYPED_LENGTH)
    .test('not_a_saudi_iban', (value) => !value || isSaudiIban(normaliseIban(value))),
  holderName: userName(NAME_LENGTH)
    .required()
    .test('letter_needed', (value) => !value || /[A-Z]/.test(latinName(value))),
  isNameConfirmed: boolean(),
})
export type BankAccountBody = InferType<typeof bankAccountBody>

/** Until when changes of the account and of the phone number freeze payouts; null when that has passed. */
export function frozenUntil(changedAt: Date, phoneChangedAt: Date | null, now: Date): Date | null {
  const last = phoneChangedAt && phoneChangedAt > changedAt ? phoneChangedAt : changedAt
  const until = addMinutes(last, PAYOUT_FREEZE_HOURS * 60)
  return until > now ? until : null
}

/**
 * Whether the holder of an account is the vendor, by the names: every word of the vendor's name in any order, because
 * banks write middle names too. Another script counts as another name.
 */
export function isHolderTheVendor(holderName: string, vendorNames: readonly string[]): boolean {
  const held = new Set(wordsOf(holderName))
  return vendorNames.map(wordsOf).some((words) => words.length > 0 && words.every((word) => held.has(word)))
}

/** Without the article, which is written in one word, in two, or with a dash. */
function wordsOf(name: string): string[] {
  const plain = normaliseArabic(
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFKC'),
  )
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:ال|al|el)(?=.{2})/u, ''))
    .filter((word) => word !== '' && !['ال', 'al', 'el'].includes(word))
}
