import { latinDigits } from '@/lib/domain/text/arabic'

/** `SA`, two check digits, two of the bank and eighteen of the account (ISO 13616, SAMA). */
const SAUDI_IBAN = /^SA\d{22}$/
const GROUP = /.{4}(?=.)/g
const IGNORED = /[\s\-\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A typed or pasted IBAN as it is stored: Latin digits and capitals, without spaces and signs between the groups. */
export function normaliseIban(typed: string): string {
  return latinDigits(typed).replace(IGNORED, '').toUpperCase()
}

/** Whether a normalised IBAN is a Saudi one and its check digits are right; 00, 01 and 99 are never given (ISO 7064). */
export function isSaudiIban(iban: string): boolean {
  if (!SAUDI_IBAN.test(iban)) return false
  const checkDigits = Number(iban.slice(2, 4))
  return checkDigits >= 2 && checkDigits <= 98 && remainderOf(iban) === 1
}

/** The remainder by 97 of the number that an IBAN stands for: its beginning at the end, letters as 10 to 35. */
function remainderOf(iban: string): number {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** `SA03 8000 0000 6080 1016 7519`. */
export function formatIban(iban: string): string {
  return iban.replace(GROUP, '$& ')
}

/** All of an IBAN that is shown once it is stored. */
export function lastFourOf(iban: string): string {
  return iban.slice(-4)
}
