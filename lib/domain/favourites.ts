import { boolean } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'

/** Bounds the page and the answer. */
export const MAX_FAVOURITES = 300

/** What one page of them shows. */
export const FAVOURITES_PAGE_SIZE = 48

/** So many friends vote in one list: a link that is passed on does not fill the table. */
export const MAX_VOTERS = 50

/** Whether friends may vote in a shared list. */
export const votingBody = exactObject({ isOpen: boolean().required() })
