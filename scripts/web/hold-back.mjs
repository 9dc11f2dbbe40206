/** Larger documents are passed on as they come. */
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Lets a handler write its answer: one that `isWanted(status, headers)` is held back and handed over whole, as
 * `onWhole(body)`; every other one passes untouched.
 */
export function holdBack(res, isWanted, onWhole) {
  const original = {
    writeHead: res.writeHead,
    write: res.write,
    end: res.end,
    flushHeaders: res.flushHeaders,
  }
  let parts = null
  let held = 0

  const passOn = () => Object.assign(res, original)
  const decide = () => {
    if (parts) return
    if (isWanted(res.statusCode, res.getHeaders())) parts = []
    else passOn()
  }
  const giveUp = () => {
    passOn()
    for (const part of parts) res.write(part)
    parts = []
  }
  const take = (part, encoding) => {
    if (part === undefined || part === null || typeof part === 'function') return
    const bytes = typeof part === 'string' ? Buffer.from(part, asEncoding(encoding)) : Buffer.from(part)
    parts.push(bytes)
    held += bytes.length
    if (held > MOST_BYTES) giveUp()
  }

  res.writeHead = (status, ...rest) => {
    res.statusCode = status
    const headers = rest.at(-1)
    if (Array.isArray(headers)) passOn()
    else {
      for (const [name, value] of Object.entries(typeof headers === 'object' ? headers : {}))
        res.setHeader(name, value)
      decide()
    }
    return parts ? res : res.writeHead(status, ...rest)
  }
  res.flushHeaders = () => {
    decide()
    if (!parts) res.flushHeaders()
  }
  res.write = (...args) => {
    decide()
    if (!parts) return res.write(...args)
    take(args[0], args[1])
    callBack(args)
    return true
  }
  res.end = (...args) => {
    decide()
    if (!parts) return res.end(...args)
    take(args[0], args[1])
    const isPassedOn = res.end === original.end
    passOn()
    if (isPassedOn) res.end()
    else onWhole(Buffer.concat(parts))
    callBack(args)
    return res
  }
}

const asEncoding = (encoding) => (typeof encoding === 'string' ? encoding : 'utf8')

function callBack(args) {
  const done = args.at(-1)
  if (typeof done === 'function') process.nextTick(done)
}
