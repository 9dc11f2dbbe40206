import { object, string } from 'yup'
import {
  CLEANING_STATES,
  cleanerBody,
  cleaningListingBody,
  cleaningMarkBody,
  cleaningProblemBody,
  cleaningTaskBody,
} from '@/lib/domain/cleaning/cleaning'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { idParam, idText } from './inputs'
import { file, type Routes } from './route'
import { CleanerLink, CleanerPageWire, CleaningPageWire } from './schemas/cleaning/wire'

const VENDOR = { access: 'vendor', action: 'manageCleaning' } as const

const pageQuery = exactObject({
  from: string().max(10),
  listing: string().matches(ID),
  state: string().oneOf(CLEANING_STATES),
})

const tokenParam = object({ token: idText })
const taskParams = object({ token: idText, taskId: idText })
const STATE_ERRORS = ['not_in_this_state', 'too_early'] as const

/** Cleaning after departures: the vendor’s calls, and those of a cleaner by the secret of a link. */
export const cleaningRoutes = {
  'GET /vendor/cleaning': { ...VENDOR, query: pageQuery, answer: CleaningPageWire },
  'PUT /vendor/cleaning/:id': {
    ...VENDOR,
    params: idParam,
    body: cleaningTaskBody,
    errors: ['not_in_this_state'],
  },
  'POST /vendor/cleaning/:id/mark': {
    ...VENDOR,
    params: idParam,
    body: cleaningMarkBody,
    errors: ['not_in_this_state'],
  },
  'GET /vendor/cleaning/photos/:id': { ...VENDOR, params: idParam, answer: file('image/webp') },
  'PUT /vendor/cleaning/listings/:id': { ...VENDOR, params: idParam, body: cleaningListingBody },
  'POST /vendor/cleaning/cleaners': {
    ...VENDOR,
    body: cleanerBody,
    status: 201,
    answer: CleanerLink,
    errors: ['too_many_cleaners'],
  },
  'PUT /vendor/cleaning/cleaners/:id': { ...VENDOR, params: idParam, body: cleanerBody },
  'DELETE /vendor/cleaning/cleaners/:id': { ...VENDOR, params: idParam },
  /** The link that was shared before ends. */
  'POST /vendor/cleaning/cleaners/:id/link': { ...VENDOR, params: idParam, answer: CleanerLink },
  'DELETE /vendor/cleaning/cleaners/:id/link': { ...VENDOR, params: idParam },
  'GET /cleaning/:token': { access: 'public', params: tokenParam, answer: CleanerPageWire },
  'GET /cleaning/:token/photos/:photoId': {
    access: 'public',
    params: object({ token: idText, photoId: idText }),
    answer: file('image/webp'),
  },
  'POST /cleaning/:token/tasks/:taskId/begin': {
    access: 'public',
    params: taskParams,
    answer: CleanerPageWire,
    errors: STATE_ERRORS,
  },
  'POST /cleaning/:token/tasks/:taskId/done': {
    access: 'public',
    params: taskParams,
    answer: CleanerPageWire,
    errors: STATE_ERRORS,
  },
  'POST /cleaning/:token/tasks/:taskId/problem': {
    access: 'public',
    params: taskParams,
    body: cleaningProblemBody,
    errors: ['not_in_this_state'],
  },
  'POST /cleaning/:token/tasks/:taskId/photos': {
    access: 'public',
    params: taskParams,
    upload: 'image',
    answer: CleanerPageWire,
    errors: [
      ...STATE_ERRORS,
      'too_many_photos',
      'not_a_picture',
      'picture_is_heic',
      'picture_too_large',
      'picture_too_small',
    ],
  },
} as const satisfies Routes
