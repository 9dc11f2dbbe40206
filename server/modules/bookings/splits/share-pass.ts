import type { FastifyRequest } from 'fastify'
import type { InferType } from 'yup'
import { SHARE_PASS_SECONDS } from '@/lib/domain/account/one-time-code'
import { DomainError } from '@/lib/domain/issues'
import type { payerBody } from '@/lib/domain/splits/bodies'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import { findBooking } from '@/server/modules/bookings/store'
import { ensurePayer } from '@/server/modules/people/accounts/ensure-payer'
import { sharePassIn, visitorCredentials } from '@/server/modules/people/accounts/requester'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { type CodeSent, codeRequestOf, sendCode } from '@/server/modules/people/accounts/send-code'
import { spendCode } from '@/server/modules/people/accounts/verify-code'
import { payableUntil } from './get-split'
import { deletePass, findPassHolder, type SharePayer, writePass } from './pass-store'
import { findSplit, type Split } from './store'

/** The payer of a request, of a split where one is named: the session counts before the pass; null for everybody else. */
export async function findPayerOf(
  { db, clock, config }: Deps,
  request: FastifyRequest,
  token?: string,
): Promise<SharePayer | null> {
  if (request.user) return request.user
  const pass = sharePassIn(request, config)
  return pass ? findPassHolder(db, hashOfToken(pass), clock.now(), token) : null
}

/** The same where a payer is needed. Throws `not_found` for a link that leads nowhere, and `unauthenticated`. */
export async function getPayerOf(deps: Deps, request: FastifyRequest, token: string): Promise<SharePayer> {
  const payer = await findPayerOf(deps, request, token)
  if (payer) return payer
  if (!(await findSplit(deps.db, { token }))) throw new DomainError('not_found')
  throw new DomainError('unauthenticated')
}

/** Sends a code to the number of a visitor who wants to pay a share, while friends can; `count` bounds those of a link, and of an address. */
export async function sendShareCode(
  deps: Deps,
  request: FastifyRequest,
  {
    token,
    phone,
    count,
  }: { token: string; phone: string; count: (splitId: string, address: string) => Promise<void> },
): Promise<CodeSent> {
  const split = await findPayable(deps, token)
  const holding = visitorCredentials(request, deps.config, {})
  const requested = codeRequestOf(request, phone, holding)
  return sendCode(deps, requested, 'share', () => count(split.id, requested.address))
}

/** Exchanges a right code for the secret of a pass; the try is counted outside of its transaction. */
export async function openSharePass(
  deps: Deps,
  request: FastifyRequest,
  { token, typed }: { token: string; typed: InferType<typeof payerBody> },
): Promise<{ secret: string; payer: SharePayer }> {
  const split = await findPayable(deps, token)
  const { challenge } = visitorCredentials(request, deps.config, {})
  const { phone } = await spendCode(deps, { ...typed, challenge }, ['share'])
  const language: Language = languageOf(request.headers['accept-language'])
  const secret = newToken()
  const _id = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const userId = await ensurePayer(tx, { phone, firstName: typed.firstName, language }, now)
    const expiresAt = new Date(now.getTime() + SHARE_PASS_SECONDS * 1000)
    await writePass(tx, {
      tokenHash: hashOfToken(secret),
      splitId: split.id,
      userId,
      createdAt: now,
      expiresAt,
    })
    return userId
  })
  return { secret, payer: { _id, provenPhone: phone } }
}

/** Ends the pass of a request, where several people use one device. */
export async function endSharePass({ db, config }: Deps, request: FastifyRequest): Promise<void> {
  const pass = sharePassIn(request, config)
  if (pass) await deletePass(db, hashOfToken(pass))
}

async function findPayable({ db, clock }: Deps, token: string): Promise<Split> {
  const found = await findSplit(db, { token })
  const booking = found && (await findBooking(db, found.split.bookingId))
  if (!found || !booking) throw new DomainError('not_found')
  if (!payableUntil(booking, found.split, clock.now())) throw new DomainError('deadline_passed')
  return found.split
}
