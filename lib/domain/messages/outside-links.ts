import type { Stretch } from './mask'

const NAMES =
  'com|net|org|info|biz|app|dev|link|site|shop|store|online|xyz|club|page|io|co|me|ly|gl|gg|cc|tv|to|sa|ae|kw|qa|bh|om|eg|jo|uk|us|tr|السعودية|موقع|شبكة'
const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"]+|(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${NAMES})(?![\\p{L}\\p{N}])(?:[/?#:][^\\s<>"]*)?`,
  'giu',
)

/** Addresses of pages elsewhere, with or without `https://`; ours may be shared. */
export function linksOutside(text: string, ownHost: string): Stretch[] {
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
