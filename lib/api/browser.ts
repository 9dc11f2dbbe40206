import { createHttp } from './http'

/** The same origin's calls: the middleware adds the bearer token; messages come in the language of the page. */
export const http = createHttp({
  prefixUrl: '/api/v1',
  hooks: {
    beforeRequest: [(request) => request.headers.set('accept-language', document.documentElement.lang)],
  },
})

/** Fetcher for swr: the key is the path. */
export const fetchPath = <T>(path: string) => http.get<T>(path)
