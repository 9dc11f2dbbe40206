import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, named, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_SOURCES,
  PRIVACY_REQUEST_STATES,
} from '@/lib/domain/account/privacy-request'
import { AccountBlockers } from './profile'

export const DeletionStatus = named('DeletionStatus', 'GET user/delete-blockers.', {
  ...AccountBlockers.properties,
  request: nullable(Type.Object({ askedAt: Type.String(), dueAt: Type.String() }), {
    description: "the user's waiting request to close the account",
  }),
})
export type DeletionStatus = Static<typeof DeletionStatus>

export const PrivacyRequestWire = named('PrivacyRequestWire', 'A request as an admin reads it.', {
  _id: Type.String(),
  user: Type.Object({ _id: Type.String(), name: Type.String() }),
  kind: oneOf(PRIVACY_REQUEST_KINDS),
  source: oneOf(PRIVACY_REQUEST_SOURCES),
  state: oneOf(PRIVACY_REQUEST_STATES),
  note: nullable(Type.String()),
  reason: nullable(Type.String()),
  askedAt: Type.String(),
  dueAt: Type.String(),
  decidedAt: nullable(Type.String()),
  blockers: nullable(AccountBlockers, { description: 'what still blocks a waiting deletion' }),
})
export type PrivacyRequestWire = Static<typeof PrivacyRequestWire>

export const PrivacyRequestListWire = named(
  'PrivacyRequestListWire',
  'GET admin/privacy-requests: one page of the table, and the count of each state.',
  {
    ...tablePage(PrivacyRequestWire).properties,
    counts: fullRecord(PRIVACY_REQUEST_STATES, Type.Number()),
  },
)
export type PrivacyRequestListWire = Static<typeof PrivacyRequestListWire>
