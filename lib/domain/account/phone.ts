import { latinDigits } from '@/lib/domain/text/arabic'

export const COUNTRY_CODE = '+966'

const SAUDI_MOBILE = /^(?:\+?966|00966|0)?(5\d{8})$/

/** A typed number as it is sent to the server: in Latin digits, without spaces. */
export const loginDigits = (typed: string): string => latinDigits(typed).replace(/\s/g, '')

/**
 * The rule of the login field (marketplace.md, section 5): digits only; 10 of them when the first is 0, else 9.
 * Arabic-Indic digits count as digits.
 */
export function isLoginPhone(typed: string): boolean {
  const digits = loginDigits(typed)
  return /^\d+$/.test(digits) && digits.length === (digits.startsWith('0') ? 10 : 9)
}

/**
 * The stored form `+9665XXXXXXXX` of a Saudi mobile number written as 5XXXXXXXX, 05XXXXXXXX or +9665XXXXXXXX
 * (contract.md, `phone`); null for any other number.
 */
export function normalisePhone(typed: string): string | null {
  const subscriber = SAUDI_MOBILE.exec(latinDigits(typed).replace(/[\s-]/g, ''))?.[1]
  return subscriber ? COUNTRY_CODE + subscriber : null
}

/** `+966 50 000 0012`, to be shown inside a left-to-right isolate. */
export function formatPhone(stored: string): string {
  return stored.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
}

/** Where a message on WhatsApp to a Saudi mobile number in its stored form begins; null for any other number. */
export function whatsAppHref(stored: string): string | null {
  return normalisePhone(stored) === stored ? `https://wa.me/${stored.slice(1)}` : null
}
