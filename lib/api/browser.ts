import { requestProof } from '@/lib/session/proof-prompt'
import { createHttp } from './http'

/** Calls of the browser to its own origin: the middleware adds the bearer token; errors come in the language of the page. */
export const http = createHttp(
  {
    prefixUrl: '/api/v1',
    hooks: {
      beforeRequest: [(request) => request.headers.set('accept-language', document.documentElement.lang)],
    },
  },
  requestProof,
)

/** Fetcher for swr: the key is the path. */
export const fetchPath = <T>(path: string) => http.request<T>('GET', path)
