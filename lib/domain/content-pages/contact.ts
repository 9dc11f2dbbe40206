import { type InferType, object, string } from 'yup'
import { normalisePhone } from '@/lib/domain/account/phone'
import { latinDigits } from '@/lib/domain/text/arabic'
import { hasInvisible, hasVisibleLetter, userText } from '@/lib/domain/text/text'
import { CONTACT_LENGTHS, CONTACT_TOPICS } from './contact-topics'

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
/** A phone number of any country. */
const PHONE = /^\+?\d{8,15}$/

/**
 * The normal form of a contact address: `+9665XXXXXXXX` for a Saudi mobile number, digits for any other number,
 * lower case for an e-mail address; null when it is none of them.
 */
export function normaliseContactAddress(typed: string): string | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return text.toLowerCase()
  const digits = latinDigits(text).replace(/[\s()-]/g, '')
  return normalisePhone(digits) ?? (PHONE.test(digits) ? digits : null)
}

/** POST contact. `website` is a honeypot that is hidden from people. */
export const contactBody = object({
  name: userText(CONTACT_LENGTHS.name)
    .required()
    .matches(/\S/)
    .test('forbidden_character', (value) => !value || !hasInvisible(value))
    .test('letter_needed', (value) => !value?.trim() || hasVisibleLetter(value)),
  reach: userText(CONTACT_LENGTHS.reach)
    .required()
    .test('not_reachable', (value) => !value || normaliseContactAddress(value) !== null),
  topic: string().required().oneOf(CONTACT_TOPICS),
  message: userText(CONTACT_LENGTHS.message).required().matches(/\S/),
  website: string().max(200),
}).noUnknown()
export type ContactBody = InferType<typeof contactBody>
