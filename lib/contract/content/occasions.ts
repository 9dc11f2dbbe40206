import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { OccasionListWire, SchoolHolidayWire } from '@/lib/contract/schemas/content/occasion'
import {
  correctionBody,
  holidayBody,
  newHolidayBody,
  occasionParam,
  removeHolidayBody,
  resetBody,
} from '@/lib/domain/content/occasion'

const ADMIN = { access: 'admin', area: 'content' } as const

/** The days of occasions by which vendors price: what the calendar gives, corrected, and the school holidays. */
export const occasionRoutes = {
  'GET /admin/occasions': { ...ADMIN, answer: OccasionListWire },
  'POST /admin/occasions/:occasion/correct': {
    ...ADMIN,
    params: occasionParam,
    body: correctionBody,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/occasions/:occasion/reset': {
    ...ADMIN,
    params: occasionParam,
    body: resetBody,
    errors: ['changed_meanwhile'],
  },
  'POST /admin/school-holidays': {
    ...ADMIN,
    body: newHolidayBody,
    status: 201,
    answer: SchoolHolidayWire,
    errors: ['invalid'],
  },
  'PUT /admin/school-holidays/:id': {
    ...ADMIN,
    params: idParam,
    body: holidayBody,
    answer: SchoolHolidayWire,
    errors: ['invalid', 'changed_meanwhile'],
  },
  'POST /admin/school-holidays/:id/remove': {
    ...ADMIN,
    params: idParam,
    body: removeHolidayBody,
    errors: ['changed_meanwhile'],
  },
} as const satisfies Routes
