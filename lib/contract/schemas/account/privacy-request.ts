import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, oneOf, tablePage } from '@/lib/contract/schema'
import type * as privacyRequest from '@/lib/domain/account/privacy-request'
import {
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_SOURCES,
  PRIVACY_REQUEST_STATES,
} from '@/lib/domain/account/privacy-request'
import { AccountBlockers } from './profile'

export const DeletionStatus = is<privacyRequest.DeletionStatus>()(
  Type.Object(
    {
      ...AccountBlockers.properties,
      request: nullable(Type.Object({ askedAt: Type.String(), dueAt: Type.String() }), {
        description: "the user's waiting request to close the account",
      }),
    },
    { title: 'DeletionStatus', description: 'GET user/delete-blockers.' },
  ),
)

export const PrivacyRequestWire = is<privacyRequest.PrivacyRequestWire>()(
  Type.Object(
    {
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
    },
    { title: 'PrivacyRequestWire', description: 'A request as an admin reads it.' },
  ),
)

export const PrivacyRequestListWire = is<privacyRequest.PrivacyRequestListWire>()(
  Type.Object(
    {
      ...tablePage(PrivacyRequestWire).properties,
      counts: fullRecord(PRIVACY_REQUEST_STATES, Type.Number()),
    },
    {
      title: 'PrivacyRequestListWire',
      description: 'GET admin/privacy-requests: one page of the table, and the count of each state.',
    },
  ),
)
