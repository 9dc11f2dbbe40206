import { type InferType, number, object } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userText } from '@/lib/domain/text/text'

/** The content pages that an admin may edit; the name is also the path of the page. */
export const CONTENT_PAGES = ['about', 'term-conditions', 'privacy', 'faqs'] as const
export type ContentPageName = (typeof CONTENT_PAGES)[number]

export const MAX_PAGE_TITLE = 120
export const MAX_PAGE_INTRO = 300
/** Both languages of the longest page stay below the 64 KiB that a call may carry. */
export const MAX_PAGE_TEXT = 15_000

const filled = (max: number) => userText(max).required().matches(/\S/)

const inOneLanguage = object({
  title: filled(MAX_PAGE_TITLE),
  lead: filled(MAX_PAGE_INTRO),
  /** simple markup (page-text.ts) */
  text: filled(MAX_PAGE_TEXT),
})
  .required()
  .noUnknown()
export type PageTextInLanguage = InferType<typeof inOneLanguage>

/** PUT admin/pages/{name}: `version` is the one that was edited; 0 is the text that Diyar ships with. */
export const contentPageBody = object({
  version: number().required().integer().min(0),
  ar: inOneLanguage,
  en: inOneLanguage,
}).noUnknown()

/** POST admin/pages/{name}/restore: `version` is the current one, `from` the older one to restore. */
export const contentPageRestoreBody = exactObject({
  version: number().required().integer().min(0),
  from: number().required().integer().min(0),
})
export type ContentPageRestoreBody = InferType<typeof contentPageRestoreBody>
