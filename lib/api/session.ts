import type { Profile } from '@/lib/domain/account'
import { createHttp } from './http'

/** The web's own session call: it keeps the token in an HttpOnly cookie, so scripts never see it. */
const sessionHttp = createHttp({
  prefixUrl: '/api',
  hooks: {
    beforeRequest: [(request) => request.headers.set('accept-language', document.documentElement.lang)],
  },
})

export const startSession = (phone: string, otp: string) =>
  sessionHttp.send<{ user: Profile }>('post', 'session', { phone, otp })

export const endSession = () => sessionHttp.send<void>('delete', 'session')
