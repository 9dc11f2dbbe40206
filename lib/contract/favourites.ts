import { Type } from '@sinclair/typebox'
import { idParam, pageQuery } from './inputs'
import type { Routes } from './route'
import { FavouriteListWire, SharedLink, SharedListWire } from './schemas/favourites'

export const favouriteRoutes = {
  'GET /favourites': { access: 'user', query: pageQuery, answer: FavouriteListWire },
  /** All ids at once, so that a page of cards needs one call. */
  'GET /favourites/ids': { access: 'user', answer: Type.Object({ ids: Type.Array(Type.String()) }) },
  'GET /favourites/:id': {
    access: 'user',
    params: idParam,
    answer: Type.Object({ isKept: Type.Boolean() }),
  },
  'PUT /favourites/:id': { access: 'user', params: idParam, errors: ['too_many_favourites'] },
  'DELETE /favourites/:id': { access: 'user', params: idParam },
  'GET /favourites/share': { access: 'user', answer: SharedLink },
  'POST /favourites/share': { access: 'user', answer: SharedLink },
  'DELETE /favourites/share': { access: 'user' },
  'GET /favourites/shared/:id': {
    access: 'public',
    params: idParam,
    query: pageQuery,
    answer: SharedListWire,
  },
} as const satisfies Routes
