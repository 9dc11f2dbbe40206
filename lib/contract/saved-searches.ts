import { Type } from '@sinclair/typebox'
import { alertsBody, savedSearchBody } from '@/lib/domain/search/saved-search'
import { idParam } from './inputs'
import type { Routes } from './route'
import { SavedSearch } from './schemas/saved-search'

export const savedSearchRoutes = {
  'GET /saved-searches': { access: 'user', answer: Type.Array(SavedSearch) },
  'POST /saved-searches': {
    access: 'user',
    body: savedSearchBody,
    example: {
      ar: { name: 'شاليه في جدة', params: 'city=Jeddah&type=Chalets&pet=1' },
      en: { name: 'A chalet in Jeddah', params: 'city=Jeddah&type=Chalets&pet=1' },
    },
    status: 201,
    answer: SavedSearch,
    errors: ['too_many_saved_searches'],
  },
  'PUT /saved-searches/:id': { access: 'user', params: idParam, body: alertsBody },
  'DELETE /saved-searches/:id': { access: 'user', params: idParam },
} as const satisfies Routes
