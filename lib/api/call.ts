import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import { http } from './browser'

/** Calls a route of the contract from the browser. The types come from the route; only its name is loaded. */
export async function call<Name extends RouteName>(
  name: Name,
  ...[input]: InputArgument<Name>
): Promise<AnswerOf<Name>> {
  const { body, idempotencyKey, ...parts }: AnyInput = input ?? {}
  const { method, path } = addressOf(name, parts)
  const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  return http.request<AnswerOf<Name>>(method, path, body, { headers })
}

/** The inputs of all routes. */
interface AnyInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
}
