import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'

/** Calls a route as a user, null: as nobody; a refusal throws. */
export type Caller = <Name extends RouteName>(
  as: string | null,
  name: Name,
  ...input: InputArgument<Name>
) => Promise<AnswerOf<Name>>

interface AnyInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
}

const SIGNED_IN_DAYS = 60
const DAY_MS = 86_400_000

/** Signs every user in; who is to prove something in a session proves it, as the dialog of the web lets them. */
export async function callerOf(app: FastifyInstance): Promise<Caller> {
  const { db, clock } = app.deps
  const tokens = new Map<string, string>()
  const now = clock.now()
  for (const { id: userId } of await db.select({ id: users.id }).from(users)) {
    const token = newToken()
    tokens.set(userId, token)
    const expiresAt = new Date(now.getTime() + SIGNED_IN_DAYS * DAY_MS)
    await db.insert(sessions).values({ tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt })
  }
  return async (as, name, ...[input]) => {
    const token = as === null ? undefined : tokens.get(as)
    const { body, idempotencyKey, ...parts }: AnyInput = input ?? {}
    const { method, path } = addressOf(name, parts)
    const call: InjectOptions = {
      method: methodOf(method),
      url: `/api/v1/${path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }
    if (body !== undefined) call.headers = { ...call.headers, 'content-type': 'application/json' }
    let answer = await app.inject(call)
    if (token && answer.statusCode >= 400 && answer.json().code === 'proof_needed') {
      const proof = { provenAt: clock.now() }
      await db
        .update(sessions)
        .set(proof)
        .where(eq(sessions.tokenHash, hashOfToken(token)))
      answer = await app.inject(call)
    }
    if (answer.statusCode >= 400) throw new Error(`${as}: ${method} ${path}: ${answer.payload}`)
    return answer.payload === '' ? undefined : JSON.parse(answer.payload)
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(name: string) {
  const method = METHODS.find((one) => one === name)
  if (!method) throw new Error(`no method ${name}`)
  return method
}
