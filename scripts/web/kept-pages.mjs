/** Answers younger than this are given without asking; older ones while one refresh is on its way. */
export const FRESH_MS = 5000
/** Nothing older is ever shown, so that a page that was taken away is gone soon after. */
export const OLDEST_MS = 15_000

const MAX_BYTES = 96 * 1024 * 1024
const MAX_ADDRESSES = 20_000

/**
 * Kept pages by their full address, the least recently used forgotten first. Bodies are kept by their content, so that
 * `/?from=a` and `/?from=b` are compressed and stored once. `now` is milliseconds.
 */
export function createKeptPages({ maxBytes = MAX_BYTES, maxAddresses = MAX_ADDRESSES, now = Date.now } = {}) {
  const answers = new Map()
  const bodies = new Map()
  let bytes = 0

  const use = (map, key) => {
    const value = map.get(key)
    if (value === undefined) return undefined
    map.delete(key)
    map.set(key, value)
    return value
  }
  const dropBody = (tag) => {
    bytes -= sizeOf(bodies.get(tag))
    bodies.delete(tag)
  }
  const shrink = () => {
    while (bytes > maxBytes) dropBody(bodies.keys().next().value)
    while (answers.size > maxAddresses) answers.delete(answers.keys().next().value)
  }

  return {
    /** The kept answer of an address with its forms, and whether it should be refreshed; null when there is none. */
    find(address) {
      const answer = use(answers, address)
      const forms = answer && use(bodies, answer.tag)
      if (!forms || answer.until <= now()) {
        answers.delete(address)
        return null
      }
      return { ...answer, forms, isFresh: answer.freshUntil > now() }
    },
    formsOf: (tag) => use(bodies, tag),
    /** `headers` are told again with the page; `seconds` is for how long the page itself may be shared. */
    keep(address, { tag, headers, seconds, isStale }, forms) {
      if (bodies.has(tag)) dropBody(tag)
      bodies.set(tag, forms)
      bytes += sizeOf(forms)
      const longest = Math.min(seconds * 1000, OLDEST_MS)
      const fresh = isStale ? 0 : Math.min(longest, FRESH_MS)
      answers.delete(address)
      answers.set(address, { tag, headers, freshUntil: now() + fresh, until: now() + longest })
      shrink()
    },
    /** A smaller form of a body that is still kept. */
    improve(tag, encoding, form) {
      const forms = bodies.get(tag)
      if (!forms) return
      bytes += form.length - forms[encoding].length
      forms[encoding] = form
    },
    forget: (address) => answers.delete(address),
    get bytes() {
      return bytes
    },
    get size() {
      return answers.size
    },
  }
}

const sizeOf = (forms) => forms.identity.length + forms.br.length + forms.gzip.length
