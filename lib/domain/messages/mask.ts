import { latinDigits } from '@/lib/domain/text/arabic'
import { findPhones, GAP } from './phone-numbers'
import { digitsFromWords, FILLER } from './spoken-digits'

/** Stands for whatever was hidden, always of the same length, so that nothing is told about it. */
export const HIDDEN = '•••••••'

/** The half-open stretch of a text. */
export interface Stretch {
  from: number
  to: number
}

const EMAIL =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}[ \t]{0,2}@[ \t]{0,2}[\p{L}\p{N}-]+(?:[ \t]?\.[ \t]?[\p{L}\p{N}-]+)+/gu
/** `SA` and its 22 digits however they are grouped, and any other country's in one piece. */
const IBAN = new RegExp(
  `(?<![a-z0-9])(?:s\\s?a(?:${GAP}\\d){12,22}${FILLER}*|[a-z]{2}\\d{2}[a-z0-9]{11,30})(?![a-z0-9])`,
  'giu',
)

/**
 * What a reader sees of a message before a booking between the two is confirmed: phone numbers in any digits, words and
 * spacing, IBANs, e-mail addresses and links that lead away from `ownHost` are hidden. The text itself is kept.
 */
export function maskContacts(text: string, ownHost = ''): { text: string; isMasked: boolean } {
  const plain = plainForm(text)
  const inDigits = digitsFromWords(plain)
  const found = [
    ...stretchesOf(plain, EMAIL),
    ...linksOutside(plain, ownHost),
    ...stretchesOf(inDigits, IBAN),
    ...findPhones(inDigits),
  ]
  if (found.length === 0) return { text, isMasked: false }
  return { text: hide(text, joined(found)), isMasked: true }
}

function stretchesOf(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Ordered, and those that touch made one. */
function joined(stretches: Stretch[]): Stretch[] {
  const stored: Stretch[] = []
  for (const next of [...stretches].sort((one, other) => one.from - other.from)) {
    const last = stored.at(-1)
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else stored.push({ ...next })
  }
  return stored
}

function hide(text: string, stretches: Stretch[]): string {
  const ends = stretches.map((one, i) => HIDDEN + text.slice(one.to, stretches[i + 1]?.from))
  return text.slice(0, stretches[0]?.from) + ends.join('')
}

const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
/** Digits in circles, raised or lowered. */
const SMALL_DIGITS = /[\u2070-\u2089\u00b2\u00b3\u00b9\u2460-\u2468\u24ea]/g
/** Digits that mathematicians draw bold or doubled: two code units each. */
const DRAWN_DIGITS = /[\u{1d7ce}-\u{1d7ff}]/gu
const FIRST_DRAWN = 0x1d7ce

/** The same text, sign for sign of the same length, in Latin digits and plain signs. */
function plainForm(text: string): string {
  return latinDigits(text)
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(SMALL_DIGITS, (sign) => sign.normalize('NFKC'))
    .replace(DRAWN_DIGITS, (sign) => `${((sign.codePointAt(0) ?? FIRST_DRAWN) - FIRST_DRAWN) % 10}\u200b`)
}

const NAMES =
  'com|net|org|info|biz|app|dev|link|site|shop|store|online|xyz|club|page|io|co|me|ly|gl|gg|cc|tv|to|sa|ae|kw|qa|bh|om|eg|jo|uk|us|tr|السعودية|موقع|شبكة'
const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"]+|(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${NAMES})(?![\\p{L}\\p{N}])(?:[/?#:][^\\s<>"]*)?`,
  'giu',
)

/** Addresses of pages elsewhere, with or without `https://`; ours may be shared. */
function linksOutside(text: string, ownHost: string): Stretch[] {
  return [...text.matchAll(LINK)]
    .filter(([link]) => !isOwn(link, ownHost))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

function isOwn(link: string, ownHost: string): boolean {
  if (!ownHost) return false
  try {
    return new URL(/^https?:/i.test(link) ? link : `https://${link}`).hostname === ownHost
  } catch {
    return false
  }
}
