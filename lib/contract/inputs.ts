import { object, string } from 'yup'
import { LANGUAGES } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'

/** Any other id is not found (see `validateInputs`). */
export const idText = string().required().matches(ID)
export const idParam = object({ id: idText })

/** Page parameters as query texts; `readPage` parses them. */
export const pageFields = { page: string().max(6), pageSize: string().max(6) }
export const pageQuery = exactObject(pageFields)

/** `language` is that of the page; a browser that saves a file, and a page that the web renders, send another in the header. */
export const fileFields = { language: string().oneOf(LANGUAGES) }
export const fileQuery = exactObject(fileFields)
