import { createHash } from 'node:crypto'
import { answerKept, headersToKeep } from './answer-kept.mjs'
import { goodBrotli, quickForms } from './encodings.mjs'
import { holdBack } from './hold-back.mjs'
import { isForEverybody, sharedSeconds } from './page-rules.mjs'
import { asShared, isResultsPage } from './results-pages.mjs'

const shared = (url, headers) => (isResultsPage(url) ? asShared(headers) : headers)

const isDocument = (_status, headers) =>
  String(headers['content-type']).startsWith('text/html') && headers['content-encoding'] === undefined

/** Streams through the compression; its length was that of the document before it was finished. */
function answerOnce(res, body) {
  res.removeHeader('Content-Length')
  res.removeHeader('ETag')
  res.end(body)
}

/**
 * Keeps the pages that are the same for everybody, compressed: `answer(req, res)` tells whether it could answer;
 * `watch(req, res)` keeps what the handler is about to answer. `ask` fetches a page in the background; `finish(body)`
 * answers `{ body, headers }`, the document as it goes out and what it needs to be told about it.
 */
export function createPageKeeper({ pages, ask, finish, complain }) {
  const refreshing = new Set()
  let improving = Promise.resolve()

  async function keep(address, headers, body) {
    const tag = createHash('sha1').update(body).digest('base64url')
    const known = pages.formsOf(tag)
    const forms = known ?? (await quickForms(body))
    const answer = {
      tag,
      headers: headersToKeep(headers),
      seconds: sharedSeconds(headers),
      isStale: headers['x-nextjs-cache'] === 'STALE',
    }
    pages.keep(address, answer, forms)
    if (!known) improveSoon(tag, body)
    return { ...answer, forms }
  }

  // One at a time: many new pages at once must not take the processor from the visitors.
  function improveSoon(tag, body) {
    improving = improving
      .then(async () => pages.formsOf(tag) && pages.improve(tag, 'br', await goodBrotli(body)))
      .catch(complain)
  }

  async function keepAndAnswer(req, res, body) {
    try {
      answerKept(req, res, await keep(req.url, shared(req.url, res.getHeaders()), body))
    } catch (error) {
      complain(error)
      answerOnce(res, body)
    }
  }

  async function refresh(req) {
    const { url } = req
    if (refreshing.has(url)) return
    refreshing.add(url)
    try {
      const { status, headers, body } = await ask(req)
      if (isForEverybody(status, shared(url, headers))) {
        const finished = finish(body)
        await keep(url, { ...shared(url, headers), ...finished.headers }, finished.body)
      } else if (status < 500) pages.forget(url)
    } catch (error) {
      complain(error)
    } finally {
      refreshing.delete(url)
    }
  }

  return {
    answer(req, res) {
      const kept = pages.find(req.url)
      if (!kept) return false
      answerKept(req, res, kept)
      if (!kept.isFresh) void refresh(req)
      return true
    },
    watch(req, res) {
      // The answer to HEAD has no body that could be kept.
      if (req.method !== 'GET') return
      const { url } = req
      if (isResultsPage(url)) delete req.headers.cookie
      holdBack(res, isDocument, (raw) => {
        const { body, headers } = finish(raw)
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        if (isForEverybody(res.statusCode, shared(url, res.getHeaders()))) void keepAndAnswer(req, res, body)
        else answerOnce(res, body)
      })
    },
    /** Resolves when nothing is compressed any more. */
    settled: () => improving,
  }
}
