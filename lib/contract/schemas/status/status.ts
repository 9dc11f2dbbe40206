import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as status from '@/lib/domain/status/status'
import { STATUS_PARTS, STATUS_REASONS, STATUS_STATES } from '@/lib/domain/status/status'

export const StatusFacts = is<status.StatusFacts>()(
  named('StatusFacts', 'Figures beside the sentence; `…At` is an instant, `…Ms` milliseconds.', {
    answerMs: Type.Optional(Type.Number()),
    lagMs: Type.Optional(Type.Number()),
    lastAt: Type.Optional(Type.String()),
    durationMs: Type.Optional(Type.Number()),
    lastSuccessAt: Type.Optional(Type.String()),
    lastFailureAt: Type.Optional(Type.String()),
    copyAt: Type.Optional(
      Type.String({ description: 'of the whole copy that was restored, and of the last change that it had' }),
    ),
    newestAt: Type.Optional(Type.String()),
    oldestAt: Type.Optional(Type.String()),
    waiting: Type.Optional(Type.Number()),
    retried: Type.Optional(Type.Number()),
    attempts: Type.Optional(Type.Number({ description: 'the most that one of them had' })),
    givenUp: Type.Optional(Type.Number()),
    open: Type.Optional(Type.Number()),
    disabled: Type.Optional(Type.Number()),
    applied: Type.Optional(
      Type.Number({ description: 'migrations that the database has, and that the code has' }),
    ),
    known: Type.Optional(Type.Number()),
    version: Type.Optional(Type.String()),
    node: Type.Optional(Type.String()),
    workers: Type.Optional(Type.Number()),
    problem: Type.Optional(Type.String({ description: 'the technical text of the last error, in English' })),
  }),
)

export const StatusLine = is<status.StatusLine>()(
  Type.Object(
    {
      part: keyOf(STATUS_PARTS),
      item: nullable(Type.String(), {
        description: 'which one of several: the number of a replica, a kind of jobs, a timer',
      }),
      state: oneOf(STATUS_STATES),
      reason: keyOf(STATUS_REASONS),
      since: nullable(Type.String(), {
        description: 'since when it is in this state; null where nobody noted it',
      }),
      facts: StatusFacts,
    },
    { title: 'StatusLine' },
  ),
)

export const StatusWire = Type.Object(
  { at: Type.String({ description: 'when it was read' }), lines: Type.Array(StatusLine) },
  { title: 'StatusWire' },
)
export type StatusWire = Static<typeof StatusWire>
