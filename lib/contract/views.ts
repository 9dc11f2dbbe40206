import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { VISIT_SOURCES, VISIT_STEPS } from '@/lib/domain/statistics/funnel'
import { searchViewBody } from '@/lib/domain/statistics/search-view'
import { idParam } from './inputs'
import type { Routes } from './route'

/** Without them: the page was seen by a link. */
const viewQuery = exactObject({ step: string().oneOf(VISIT_STEPS), source: string().oneOf(VISIT_SOURCES) })

export const viewsRoutes = {
  'POST /search-views': { access: 'public', body: searchViewBody },
  'POST /services/:id/view': { access: 'public', params: idParam, query: viewQuery },
} as const satisfies Routes
