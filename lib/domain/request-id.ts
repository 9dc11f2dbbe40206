/**
 * The id of a request, from the gateway to the database. The gateway makes it and replaces one that comes from outside;
 * the api takes it over from our web only.
 */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The trace of a request (W3C Trace Context), which goes the same way. Without a collector of traces nobody sends it. */
export const TRACEPARENT_HEADER = 'traceparent'

/** What goes with every call of the api that is made for one request. */
export const REQUEST_HEADERS = [REQUEST_ID_HEADER, TRACEPARENT_HEADER]

/** Those of a request that is being answered, for the calls of the api that it makes. */
export const requestHeadersOf = (headers: Pick<Headers, 'get'>): Record<string, string> =>
  Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value ? [[name, value]] : []
    }),
  )

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)
