const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

export const PAGE_CACHE = {
  /** Younger pages are sent as they are; older ones while one render replaces them. */
  freshMs: 5000,
  /** Nothing older is sent, so that a withdrawn listing disappears soon. */
  maxAgeMs: 15_000,
  maxBytes: 96 * MEGABYTE,
  maxEntries: 20_000,
  /** Larger documents are sent and not cached. */
  maxPageBytes: 4 * MEGABYTE,
}

export const RENDER = {
  /** A document is read whole before it is sent, because its policy stands in front of it. */
  maxDocumentBytes: 32 * MEGABYTE,
  timeoutMs: 20_000,
  /** Rendering takes the processor, so a few at once are as fast as many, and leave room for everything else. */
  queue: { running: 6, runningPerAddress: 3, waiting: 200, waitingPerAddress: 60, waitMs: 10_000 },
  /** What a client is told that meets a full queue. */
  retrySeconds: 2,
}

export const API = {
  /** The api checks the real limits of each route; this one is for bodies that nobody accepts. */
  maxBodyBytes: 64 * MEGABYTE,
  /** From the end of the request to the head of the answer. */
  answerMs: 30_000,
  /** JSON answers up to this size get an ETag. */
  maxTaggedBytes: MEGABYTE,
  retrySeconds: 3,
}

/** The bodies that Next's own routes read: a code, or a contact form. */
export const FORM = { maxBodyBytes: 64 * KILOBYTE }

/** A sender must be done, or must have sent `minBytes`, in each period. */
export const SLOW_SENDER = { periodMs: 30_000, minBytes: 256 * KILOBYTE }

export const PROCESS = {
  /** For requests in flight when the process is told to end. */
  graceMs: 12_000,
  /** Longer than a proxy in front keeps its connections (nginx 60 s), so that it never reuses one that is being closed. */
  keepAliveMs: 65_000,
  headersMs: 10_000,
  /** For a whole request, however steadily it arrives: 64 MB at 2 Mbit/s. */
  requestMs: 300_000,
  connectionsCheckMs: 1000,
}
