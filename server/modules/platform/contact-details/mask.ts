import { latinDigits } from '@/lib/domain/text/arabic'
import { findPhones, GAP, type TextRange } from './phone-numbers'
import { digitsFromWords, FILLER } from './spoken-digits'

/** Replaces a contact; of constant length, so that the length reveals nothing. */
export const HIDDEN = '•••••••'

const EMAIL =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}[ \t]{0,2}@[ \t]{0,2}[\p{L}\p{N}-]+(?:[ \t]?\.[ \t]?[\p{L}\p{N}-]+)+/gu
/** `SA` and its 22 digits however they are grouped, and any other country's in one piece. */
const IBAN = new RegExp(
  `(?<![a-z0-9])(?:s\\s?a(?:${GAP}\\d){12,22}${FILLER}*|[a-z]{2}\\d{2}[a-z0-9]{11,30})(?![a-z0-9])`,
  'giu',
)

/**
 * The text of a message before a booking between both users is confirmed: phone numbers in digits or words, IBANs, e-mail
 * addresses and links outside of `ownHost` are masked. The stored text is unchanged.
 */
export function maskContacts(text: string, ownHost = ''): { text: string; isMasked: boolean } {
  const plain = plainForm(text)
  const inDigits = digitsFromWords(plain)
  const found = [
    ...rangesOf(plain, EMAIL),
    ...linksOutside(plain, ownHost),
    ...rangesOf(inDigits, IBAN),
    ...findPhones(inDigits),
  ]
  if (found.length === 0) return { text, isMasked: false }
  return { text: hide(text, mergeRanges(found)), isMasked: true }
}

function rangesOf(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Sorted, with touching ranges merged. */
function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const next of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else merged.push({ ...next })
  }
  return merged
}

function hide(text: string, ranges: TextRange[]): string {
  const ends = ranges.map((one, i) => HIDDEN + text.slice(one.to, ranges[i + 1]?.from))
  return text.slice(0, ranges[0]?.from) + ends.join('')
}

const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
/** Circled, superscript and subscript digits. */
const SMALL_DIGITS = /[\u2070-\u2089\u00b2\u00b3\u00b9\u2460-\u2468\u24ea]/g
/** Mathematical digits (bold, double-struck …), two code units each. */
const DRAWN_DIGITS = /[\u{1d7ce}-\u{1d7ff}]/gu
const FIRST_DRAWN = 0x1d7ce

/** The text in Latin digits and plain characters, of the same length so that ranges stay valid. */
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

/** Links to other hosts, with or without `https://`. */
function linksOutside(text: string, ownHost: string): TextRange[] {
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
