import type { Profile } from '@/lib/domain/account/account'
import { createHttp } from './http'

/** Calls of the web server, which stores the token in an HttpOnly cookie, so that scripts never see it. */
const sessionHttp = createHttp({
  prefixUrl: '/api',
  hooks: {
    beforeRequest: [(request) => request.headers.set('accept-language', document.documentElement.lang)],
  },
})

export const startSession = (phone: string, otp: string) =>
  sessionHttp.send<{ user: Profile }>('post', 'session', { phone, otp })

/** In this browser, or in every one where the user is signed in. */
export const endSession = (where: 'here' | 'everywhere' = 'here') =>
  sessionHttp.send<void>('delete', where === 'everywhere' ? 'session?everywhere=1' : 'session')
