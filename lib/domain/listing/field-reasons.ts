import { array, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userText } from '@/lib/domain/text/text'
import { fieldsOfAllTypes } from './fields/rows'

export const MAX_FIELD_REASON = 300

/** What an admin wants corrected in one field of a listing; `path` is the field's path in a draft. */
export interface FieldReason {
  path: string
  reason: string
}

/** Fields that nobody can correct by typing: the type of a listing is fixed, the confirmation follows its pin. */
const WITHOUT_REASON = ['categoryId', 'place.isPointConfirmed']

const PATHS = fieldsOfAllTypes()
  .map(({ path }) => path)
  .filter((path) => !WITHOUT_REASON.includes(path))

/** Whether a reason may be given for a field. */
export const takesReason = (path: string) => PATHS.includes(path)

const fieldReason = exactObject({
  path: string().required().oneOf(PATHS),
  reason: userText(MAX_FIELD_REASON).trim().required(),
})

/** At most one reason for each field. Yup tests a list before its items: null may be among them. */
export const fieldReasons = array(fieldReason)
  .max(PATHS.length)
  .test(
    'duplicate_key',
    (reasons) => !reasons || new Set(reasons.map((one) => one?.path)).size === reasons.length,
  )
