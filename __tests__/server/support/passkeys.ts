import { type Authenticator, anAuthenticator } from './authenticator'
import type { Answer, TestApp } from './test-app'
import type { TestUser } from './users'

/** The calls of passkeys, as the pages make them. */
export function passkeyCalls(api: TestApp) {
  const challengeOf = async (path: string, as?: TestUser): Promise<string> => {
    const { status, body } = await api.call('POST', path, { as })
    expect([path, status]).toEqual([path, 200])
    return body.challenge
  }
  const calls = {
    toAdd: (as: TestUser) => challengeOf('/user/passkeys/options', as),
    toProve: (as: TestUser) => challengeOf('/user/proof/passkey/options', as),
    toSignIn: () => challengeOf('/user/passkey-sign-in/options'),
    add: (as: TestUser, body: object): Promise<Answer> => api.call('POST', '/user/passkeys', { as, body }),
    prove: (as: TestUser, body: object): Promise<Answer> =>
      api.call('PUT', '/user/proof/passkey', { as, body }),
    signIn: (body: object, headers = {}): Promise<Answer> =>
      api.call('POST', '/user/passkey-sign-in', { body, headers }),
    list: async (as: TestUser) => (await api.call('GET', '/user/passkeys', { as })).body.data,
    remove: (as: TestUser, id: string): Promise<Answer> => api.call('DELETE', `/user/passkeys/${id}`, { as }),
  }
  /** A user's new passkey, on an authenticator of its own. */
  const aPasskey = async (as: TestUser, name?: string): Promise<Authenticator & { _id: string }> => {
    const authenticator = anAuthenticator()
    const challenge = await calls.toAdd(as)
    const { status, body } = await calls.add(as, authenticator.create(challenge, { name }))
    expect(status).toBe(201)
    return { ...authenticator, _id: body._id }
  }
  return { ...calls, aPasskey }
}
