import type { OutgoingHttpHeaders } from 'node:http'

export type Headers = OutgoingHttpHeaders

/** A header as one text; empty where it is not set. */
export const headerText = (value: Headers[string]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')
