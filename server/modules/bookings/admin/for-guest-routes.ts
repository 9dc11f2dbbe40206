import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import { type AdminActBody, adminActBody, adminActFields } from '@/lib/domain/booking/admin-wire'
import { datesBody, datesFields } from '@/lib/domain/booking/bodies'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import type { Deps } from '@/server/deps'
import { quoteDateChange } from '@/server/modules/bookings/guest/quote-date-change'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'
import { actForGuest } from './act-for-guest'
import { markNoShowByAdmin } from './mark-no-show'

const ADMIN = { access: 'admin', area: 'bookings' } as const
const DECIDES_MONEY = { ...ADMIN, proof: 'console' } as const

const cancelBody = object({ ...adminActFields, refundTo: string().oneOf(REFUND_DESTINATIONS) })
  .noUnknown()
  .exact()
const changeBody = datesBody.shape(adminActFields).exact()
const quoteQuery = object({ ...datesFields, hours: string().matches(/^\d{1,2}$/) })
  .noUnknown()
  .exact()

/** What an admin does for a side that called or wrote: the rights of a guest, and the host's report of a no-show. */
export function forGuestRoutes(app: FastifyInstance, deps: Deps): void {
  const path = '/admin/bookings/:id/for-guest'

  app.get<{ Params: IdParam; Querystring: InferType<typeof quoteQuery> }>(
    `${path}/dates`,
    { config: ADMIN, schema: { params: idParam, querystring: quoteQuery } },
    ({ params, query: { hours, ...dates } }) =>
      quoteDateChange(deps, 'anybody', params.id, hours ? { ...dates, hours: Number(hours) } : dates),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof changeBody> }>(
    `${path}/dates`,
    { config: DECIDES_MONEY, schema: { params: idParam, body: changeBody } },
    (request) => {
      const { reason, version, ...dates } = request.body
      const act = { event: 'change_dates', dates } as const
      return actForGuest(deps, userIn(request), request.params.id, act, { reason, version })
    },
  )

  app.post<{ Params: IdParam; Body: InferType<typeof cancelBody> }>(
    `${path}/cancel`,
    { config: DECIDES_MONEY, schema: { params: idParam, body: cancelBody } },
    (request) => {
      const { refundTo, ...onBehalfOf } = request.body
      return actForGuest(deps, userIn(request), request.params.id, { event: 'cancel', refundTo }, onBehalfOf)
    },
  )

  app.post<{ Params: IdParam; Body: AdminActBody }>(
    '/admin/bookings/:id/no-show',
    { config: DECIDES_MONEY, schema: { params: idParam, body: adminActBody } },
    (request) => markNoShowByAdmin(deps, userIn(request), request.params.id, request.body),
  )

  for (const [step, event] of [
    ['check-in', 'check_in'],
    ['check-out', 'check_out'],
  ] as const) {
    app.post<{ Params: IdParam; Body: AdminActBody }>(
      `${path}/${step}`,
      { config: ADMIN, schema: { params: idParam, body: adminActBody } },
      (request) => actForGuest(deps, userIn(request), request.params.id, { event }, request.body),
    )
  }
}
