import { normaliseArabic } from '@/lib/domain/text/arabic'

/** The words of a search in the spelling of `ar_norm`, with what LIKE reads as a sign escaped. */
export function searchTerms(text: string | undefined): string[] {
  const terms = normaliseArabic(text ?? '').split(' ')
  return terms.filter(Boolean).map((word) => word.replace(/[\\%_]/g, '\\$&'))
}
