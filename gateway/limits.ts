const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

export const PAGE_CACHE = {
  /** Younger pages are fresh; older ones are sent while one render replaces them. */
  freshMs: 5000,
  /** Older pages are not sent, so that a withdrawn listing disappears soon. */
  maxAgeMs: 15_000,
  maxBytes: 96 * MEGABYTE,
  maxEntries: 20_000,
  /** Larger documents are sent and not cached. */
  maxPageBytes: 4 * MEGABYTE,
  /** How often memory is freed of pages that are too old. */
  purgeMs: 15_000,
  /** An equal page within that time needs no compression. */
  bodyMs: 120_000,
}

/** How often the number of the public content is read: a change of the console shows within two of these. */
export const CONTENT = {
  askMs: 1000,
  /** While Redis announces changes; an announcement may be lost with its connection. */
  askMsWithChannel: 5000,
  answerMs: 2000,
  channelKeepAliveMs: 10_000,
}

export const RENDER = {
  /** A document is buffered before it is sent, because its policy is a header. */
  maxDocumentBytes: 32 * MEGABYTE,
  timeoutMs: 20_000,
  /**
   * Rendering is bound to the processor: more renders at once are not faster, and delay all other work, even the next
   * connection: Node accepts one in each turn of its loop.
   */
  queue: {
    running: 3,
    runningPerAddress: 2,
    waiting: 100,
    waitingPerAddress: 60,
    waitMs: 10_000,
    recent: { halfLifeMs: 30_000, maxAddresses: 20_000 },
    /** An address that asked more often lately is refused late, so that asking again at once costs little. */
    busyRequests: 15,
  },
  /** `Retry-After` of the answer when the queue is full. */
  retrySeconds: 2,
}

/** Of renders for which the queue has no place. */
export const REFUSALS = {
  /** for an address that asked often lately */
  lateMs: 2000,
  /** that wait at once; further ones are refused without delay */
  maxLate: 2000,
}

export const API = {
  /** The api checks the limits of each route; this one refuses bodies that no route accepts. */
  maxBodyBytes: 64 * MEGABYTE,
  /** From the end of the request to the head of the answer. */
  answerMs: 30_000,
  /** JSON answers up to this size get an ETag. */
  maxTaggedBytes: MEGABYTE,
  retrySeconds: 3,
}

/** The public status page: how long an answer of the api serves everybody, and how long it is waited for. */
export const STATUS = { freshMs: 15_000, answerMs: 2000 }

/** Of the api to a socket that asks to connect. */
export const SOCKETS = { answerMs: 10_000 }

/** Bodies that Next's own routes read: a code or a contact form. */
export const FORM = { maxBodyBytes: 64 * KILOBYTE }

/** In each period a client must finish its body or send at least `minBytes`. */
export const SLOW_SENDER = { periodMs: 30_000, minBytes: 256 * KILOBYTE }

/** A refused body is read for this long, so that its sender gets the answer. */
export const REFUSED_BODY = { discardMs: 60_000 }

export const PROCESS = {
  /** For requests in flight at shutdown. */
  graceMs: 12_000,
  /** Of one process of several: for requests on the way on connections that are open. */
  idleMs: 2000,
  /** Longer than a proxy keeps its connections (nginx: 60 s), so that it never reuses one that is closing. */
  keepAliveMs: 65_000,
  headersMs: 10_000,
  /** For a whole request: 64 MB at 2 Mbit/s. */
  requestMs: 300_000,
  connectionsCheckMs: 1000,
}
