import { Type } from '@sinclair/typebox'
import { object } from 'yup'
import { votingBody } from '@/lib/domain/favourites'
import { idParam, idText, pageQuery } from './inputs'
import type { Routes } from './route'
import { FavouriteListWire, SharedLink, SharedListWire, Votes } from './schemas/favourites'

/** The secret of a shared list and a place in it. */
const voteParams = object({ id: idText, listingId: idText })

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
  'PUT /favourites/share/voting': { access: 'user', body: votingBody, errors: ['not_found'] },
  'PUT /favourites/shared/:id/votes/:listingId': {
    access: 'user',
    params: voteParams,
    answer: Votes,
    errors: ['forbidden', 'voting_closed', 'too_many_voters', 'not_in_list'],
  },
  'DELETE /favourites/shared/:id/votes/:listingId': {
    access: 'user',
    params: voteParams,
    answer: Votes,
    errors: ['forbidden', 'voting_closed'],
  },
} as const satisfies Routes
