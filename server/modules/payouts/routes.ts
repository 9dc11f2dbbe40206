import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import {
  type BankAccountBody,
  type BankAccountChangeBody,
  bankAccountBody,
  bankAccountChangeBody,
} from '@/lib/domain/payouts/bank-account'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { pageFields, readPage } from '@/server/plugins/request-params'
import { changeBankAccount, sendBankAccountCode } from './change-bank-account'
import { listOwnPayouts } from './list-payouts'
import { requestPayout } from './request-payout'

const VENDOR = { access: 'vendor' } as const
const noBody = object({}).noUnknown().exact()
const listQuery = object(pageFields).noUnknown().exact()

/** A vendor's account at the bank, and payouts to it. */
export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: BankAccountBody }>(
    `/${VENDOR_PATH}/bank-account/code`,
    { config: VENDOR, schema: { body: bankAccountBody } },
    (request) => sendBankAccountCode(deps, userIn(request), request.body, request),
  )
  app.put<{ Body: BankAccountChangeBody }>(
    `/${VENDOR_PATH}/bank-account`,
    { config: VENDOR, schema: { body: bankAccountChangeBody } },
    (request) => changeBankAccount(deps, userIn(request), request.body, bearerOf(request) ?? ''),
  )
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    `/${VENDOR_PATH}/payouts`,
    { config: VENDOR, schema: { querystring: listQuery } },
    (request) => listOwnPayouts(deps.db, userIn(request), readPage(request.query)),
  )
  app.post(`/${VENDOR_PATH}/payouts`, { config: VENDOR, schema: { body: noBody } }, async (request, reply) =>
    reply.code(201).send(await requestPayout(deps, userIn(request))),
  )
}
