import { number, string } from 'yup'
import { CATALOGUE_STATUSES } from '@/lib/domain/catalogue'
import { userName } from '@/lib/domain/text/text'

export const MAX_NAME = 60
export const MAX_TITLE = 120
const MAX_ADDRESS = 300

/** A name or a sentence that is shown in one language: required, because both languages are. */
export const shownName = (max = MAX_NAME) => userName(max).required()
/** The address of a picture; the server takes only own uploads and the one that is stored already. */
export const picture = () =>
  string()
    .defined()
    .max(MAX_ADDRESS)
    .test('image_required', (value) => value !== '')
export const status = () => string().oneOf(CATALOGUE_STATUSES).required()
/** The version that the admin saw; an edit of an older one is refused. */
export const expectedVersion = () => number().required().integer().min(1)
