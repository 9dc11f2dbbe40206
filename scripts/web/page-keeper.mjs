import { createHash } from 'node:crypto'
import { answerKept, headersToKeep } from './answer-kept.mjs'
import { goodBrotli, quickForms } from './encodings.mjs'
import { holdBack } from './hold-back.mjs'
import { isForEverybody, sharedSeconds } from './page-rules.mjs'
import { asShared, isResultsPage } from './results-pages.mjs'

const shared = (url, headers) => (isResultsPage(url) ? asShared(headers) : headers)

/**
 * Keeps the pages that are the same for everybody, compressed: `answer(req, res)` tells whether it could answer;
 * `watch(req, res)` keeps what the handler is about to answer. `ask` fetches a page in the background.
 */
export function createPageKeeper({ pages, ask, complain }) {
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

  async function refresh(req) {
    const { url } = req
    if (refreshing.has(url)) return
    refreshing.add(url)
    try {
      const { status, headers, body } = await ask(req)
      if (isForEverybody(status, shared(url, headers))) await keep(url, shared(url, headers), body)
      else if (status < 500) pages.forget(url)
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
      const isWanted = (status, headers) => isForEverybody(status, shared(url, headers))
      holdBack(res, isWanted, (body) => {
        keep(url, shared(url, res.getHeaders()), body).then(
          (kept) => answerKept(req, res, kept),
          (error) => {
            complain(error)
            res.end(body)
          },
        )
      })
    },
    /** Resolves when nothing is compressed any more. */
    settled: () => improving,
  }
}
