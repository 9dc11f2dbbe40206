import type { Static, TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { mixed } from 'yup'
import { CONTRACT } from '@/lib/contract/contract'
import type { Route } from '@/lib/contract/route'
import { codesOf } from '@/lib/contract/route-errors'
import { isJsonAnswer } from '@/lib/contract/schema'
import type { BodyOf, Contract, ParamsOf, QueryOf, RouteName } from '@/lib/contract/types'
import { pathOnWire } from '@/lib/domain/wire-names'
import type { SignedIn } from '@/server/policy/signed-in'

interface Inputs<Name extends RouteName> {
  Params: ParamsOf<Name>
  Querystring: QueryOf<Name>
  Body: BodyOf<Name>
}

/** A route that is not public has a user. */
type RequestOf<Name extends RouteName> = FastifyRequest<Inputs<Name>> &
  (Contract[Name]['access'] extends 'public' ? unknown : { user: SignedIn })

/** What a handler returns: the answer, a reply that it has sent itself where that is a file, anything for 204, where nothing is sent. */
type SentBy<Name extends RouteName> = Contract[Name] extends { answer: infer A }
  ? A extends TSchema
    ? Static<A>
    : FastifyReply
  : unknown

type Handler<Name extends RouteName> = (
  request: RequestOf<Name>,
  reply: FastifyReply,
) => SentBy<Name> | Promise<SentBy<Name>>

/** Registers a route of the contract. Its answer is stripped by its schema (`answers.ts`). */
export function serve<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const route: Route = CONTRACT[name]
  const { params, query, body, maxBodyBytes, upload, status, answer, example, idempotencyKey, ...config } =
    route
  const [method = '', path = ''] = name.split(' ')
  const code = status ?? (answer ? 200 : 204)
  app.route<Inputs<Name>>({
    method: method as HTTPMethods,
    url: pathOnWire(path),
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    config: { ...config, errors: codesOf(name, route) },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      // A form is read in portions; a body of another type is refused then.
      ...(upload && { body: mixed() }),
      ...(isJsonAnswer(answer) && { response: { [code]: answer } }),
    },
    handler: async (request, reply) => {
      reply.code(code)
      // The guard has refused who is not signed in (`auth.ts`).
      const sent = await handler(request as RequestOf<Name>, reply)
      return answer ? sent : reply.send()
    },
  })
}
