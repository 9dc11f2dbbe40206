import { type InferType, number, object } from 'yup'
import type { Page } from '@/lib/domain/catalogue'
import { personText } from '@/lib/domain/text/text'

/** The pages of words that an admin may rewrite; the name is also the address of the page. */
export const WORD_PAGES = ['about', 'term-conditions', 'privacy', 'faqs'] as const
export type WordPageName = (typeof WORD_PAGES)[number]

export const MAX_PAGE_TITLE = 120
export const MAX_PAGE_LEAD = 300
/** Both languages of the longest page stay below the 64 KiB that a call may carry. */
export const MAX_PAGE_TEXT = 15_000

const filled = (max: number) => personText(max).required().matches(/\S/)

const inOneLanguage = object({
  title: filled(MAX_PAGE_TITLE),
  lead: filled(MAX_PAGE_LEAD),
  /** simple markup (page-text.ts) */
  text: filled(MAX_PAGE_TEXT),
})
  .required()
  .noUnknown()
export type WordsInOneLanguage = InferType<typeof inOneLanguage>

/** PUT admin/pages/{name}: `version` is the one that the editor began with; 0 is the text that Diyar comes with. */
export const wordPageBody = object({
  version: number().required().integer().min(0),
  ar: inOneLanguage,
  en: inOneLanguage,
}).noUnknown()
export type WordPageBody = InferType<typeof wordPageBody>

/** GET pages/{name}. */
export interface WordPageWire extends WordPageBody {
  name: WordPageName
  /** ISO 8601 */
  updatedAt: string
}

/** GET admin/pages. */
export interface WordPageListWire {
  data: (Pick<WordPageWire, 'name' | 'version' | 'updatedAt'> & {
    title: { ar: string; en: string }
    /** who wrote it; null for the text that Diyar comes with */
    editor: string | null
  })[]
}

/** GET admin/pages/{name}/versions: the newest first, down to 0, the text that Diyar comes with. */
export type WordVersionListWire = Page<
  Pick<WordPageWire, 'version' | 'updatedAt'> & { editor: string | null }
>

/** POST admin/pages/{name}/restore: `version` is the one in sight, `from` the older one whose words come back. */
export const wordRestoreBody = object({
  version: number().required().integer().min(0),
  from: number().required().integer().min(0),
})
  .noUnknown()
  .exact()
export type WordRestoreBody = InferType<typeof wordRestoreBody>
