import { latinDigits } from '@/lib/domain/text/arabic'

const SAUDI_ID = /^[12]\d{9}$/
const VAT_NUMBER = /^3\d{13}3$/
const COMMERCIAL_NUMBER = /^[1-9]\d{9}$/

/**
 * Whether ten Latin digits are a Saudi national ID (first digit 1) or a residence permit, iqama (first digit 2); the
 * last digit is a Luhn check digit (Ministry of Interior).
 */
export function isSaudiId(typed: string): boolean {
  return SAUDI_ID.test(typed) && passesLuhn(typed)
}

/** Whether ten Latin digits have the form of a commercial registration or of the unified number that replaces it. */
export function isCommercialNumber(typed: string): boolean {
  return COMMERCIAL_NUMBER.test(typed)
}

/** Whether fifteen Latin digits are a Saudi VAT number: the first and the last are 3 (ZATCA). */
export function isVatNumber(typed: string): boolean {
  return VAT_NUMBER.test(typed)
}

/** The digits of a typed number: Arabic-Indic ones as Latin ones, without spaces and dashes. */
export function typedNumber(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '')
}

/** `•••••••890`: all but the last three digits masked. */
export function maskedNumber(number: string): string {
  return number.replace(/.(?=.{3})/g, '•')
}

/** Luhn: every second digit from the end doubled, the sum of all digits a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
