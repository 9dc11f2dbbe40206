import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { setCredentialCookies, visitorCredentials } from '@/server/modules/people/accounts/requester'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { addPasskey, creationOptions, listPasskeys, removePasskey, renamePasskey } from './manage-passkeys'
import { proofOptions, proveByPasskey, signInByPasskey, signInOptions } from './use-passkey'

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/passkeys', (request) => listPasskeys(deps, request.user._id))
  serve(app, 'POST /user/passkeys/options', (request) =>
    creationOptions(deps, request.user, bearerOf(request) ?? ''),
  )
  serve(app, 'POST /user/passkeys', (request) =>
    addPasskey(deps, request.user, bearerOf(request) ?? '', request.body),
  )
  serve(app, 'PUT /user/passkeys/:id', async (request) => {
    await renamePasskey(deps, request.user._id, request.params.id, request.body.name)
  })
  serve(app, 'DELETE /user/passkeys/:id', async (request) => {
    await removePasskey(deps, request.user._id, request.params.id)
  })

  serve(app, 'POST /user/proof/passkey/options', (request) =>
    proofOptions(deps, request.user._id, bearerOf(request) ?? ''),
  )
  serve(app, 'PUT /user/proof/passkey', async (request) => {
    await proveByPasskey(deps, request.user._id, bearerOf(request) ?? '', request.body)
  })

  serve(app, 'POST /user/passkey-sign-in/options', async () => signInOptions(deps))
  serve(app, 'POST /user/passkey-sign-in', async (request, reply) => {
    const { device: _device, ...use } = request.body
    const { device: knownDevice } = visitorCredentials(request, deps.config, request.body)
    const session = await signInByPasskey(deps, use, {
      knownDevice,
      userAgent: request.headers['user-agent'],
      address: request.ip,
    })
    setCredentialCookies(reply, deps.config, { device: session.device })
    return session
  })
}
