/**
 * The id of a request, from the gateway to the database. The gateway makes it and replaces one that comes from outside;
 * the api takes it over from our web only.
 */
export const REQUEST_ID_HEADER = 'x-request-id'

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)
