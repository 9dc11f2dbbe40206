import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { type BankAccountBody, bankAccountBody } from '@/lib/domain/payouts/bank-account'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { changeBankAccount } from './change-bank-account'
import { listOwnPayouts } from './list-payouts'
import { requestPayout } from './request-payout'

const noBody = object({}).noUnknown().exact()
const listQuery = object(pageFields).noUnknown().exact()

/** A vendor's account at the bank, and payouts to it. */
export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  app.put<{ Body: BankAccountBody }>(
    `/${VENDOR_PATH}/bank-account`,
    {
      config: { access: 'vendor', action: 'editBankAccount', proof: 'bankAccount' },
      schema: { body: bankAccountBody },
    },
    (request) => changeBankAccount(deps, memberIn(request), request.body),
  )
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    `/${VENDOR_PATH}/payouts`,
    { config: { access: 'vendor', action: 'readMoney' }, schema: { querystring: listQuery } },
    (request) => listOwnPayouts(deps.db, memberIn(request), readPage(request.query)),
  )
  app.post(
    `/${VENDOR_PATH}/payouts`,
    { config: { access: 'vendor', action: 'requestPayouts' }, schema: { body: noBody } },
    async (request, reply) => reply.code(201).send(await requestPayout(deps, memberIn(request))),
  )
}
