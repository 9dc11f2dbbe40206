const MEGABYTE = 1024 * 1024

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
  /** For one render in the background. */
  timeoutMs: 20_000,
}

export const PROCESS = {
  /** For requests in flight when the process is told to end. */
  graceMs: 12_000,
  /** Longer than a proxy in front keeps its connections (nginx 60 s), so that it never reuses one that is being closed. */
  keepAliveMs: 65_000,
}
