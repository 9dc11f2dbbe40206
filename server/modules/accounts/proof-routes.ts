import type { FastifyInstance } from 'fastify'
import { type ProofBody, proofBody } from '@/lib/domain/account/fresh-proof'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { userCredentials } from './requester'
import { hashOfToken } from './secrets'
import { codeRequestOf, sendCode } from './send-code'
import { markProven } from './store'
import { spendCode } from './verify-code'

const USER = { access: 'user' } as const

/** How a session shows that its owner is here: a code to the number on file. The second step of admins has calls of its own. */
export function proofRoutes(app: FastifyInstance, deps: Deps): void {
  /** 204 while the session is proven, for what a browser opens itself, such as a file. */
  app.get('/user/proof', { config: { ...USER, proof: 'export' } }, (_request, reply) =>
    reply.code(204).send(),
  )

  app.post('/user/proof', { config: USER }, (request) => {
    const holding = userCredentials(request, { isOwnNumber: true })
    return sendCode(deps, codeRequestOf(request, userIn(request).phone, holding), 'proof')
  })
  app.put<{ Body: ProofBody }>(
    '/user/proof',
    { config: USER, schema: { body: proofBody } },
    async (request, reply) => {
      const challenge = bearerOf(request) ?? ''
      await spendCode(deps, { ...request.body, phone: userIn(request).phone, challenge }, ['proof'])
      await markProven(deps.db, hashOfToken(challenge), deps.clock.now())
      return reply.code(204).send()
    },
  )
}
