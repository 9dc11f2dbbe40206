import { array, boolean, type InferType, string } from 'yup'
import { phoneSchema } from '@/lib/domain/account/account'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'

/** Of a cleaning task; `withdrawn` where the booking ended before its guest came. */
export const CLEANING_STATES = ['toDo', 'begun', 'done', 'withdrawn'] as const
export type CleaningState = (typeof CLEANING_STATES)[number]
/** What a member sets; the booking alone withdraws a task. */
export const MARKED_STATES = ['toDo', 'begun', 'done'] as const satisfies readonly CleaningState[]
export type MarkedState = (typeof MARKED_STATES)[number]

export const MAX_CLEANERS = 50
/** Of one task. */
export const MAX_CLEANING_PHOTOS = 6
export const CLEANING_PHOTO_DAYS = 90
/** Days that a page shows from its first one, and how long an unfinished task of a day before stays on it. */
export const CLEANING_PAGE_DAYS = 14
export const CLEANER_PAGE_DAYS = 7
export const OVERDUE_DAYS = 3
export const CLEANING_NOTE_LENGTH = 500

const ids = () => array().of(string().required().matches(ID)).required().min(1).max(200)

/** POST vendor/cleaning/cleaners and PUT vendor/cleaning/cleaners/{id}. */
export const cleanerBody = exactObject({
  name: string().required().trim().min(2).max(60),
  phone: phoneSchema,
  listingIds: ids(),
})
export type CleanerBody = InferType<typeof cleanerBody>

/** PUT vendor/cleaning/{id}: what the cleaner reads, and who it is for; null for each whose link names the listing. */
export const cleaningTaskBody = exactObject({
  note: string().defined().trim().max(CLEANING_NOTE_LENGTH),
  cleanerId: string().defined().nullable().matches(ID),
})
export type CleaningTaskBody = InferType<typeof cleaningTaskBody>

/** POST vendor/cleaning/{id}/mark. */
export const cleaningMarkBody = exactObject({ state: string().required().oneOf(MARKED_STATES) })

/** PUT vendor/cleaning/listings/{id}: whether stays by the hour make tasks too. */
export const cleaningListingBody = exactObject({ hourly: boolean().required() })

/** POST cleaning/{token}/tasks/{taskId}/problem. */
export const cleaningProblemBody = exactObject({
  text: string().required().trim().min(3).max(CLEANING_NOTE_LENGTH),
})
