import compression from 'compression'
import { createKeptPages } from './kept-pages.mjs'
import { createPageKeeper } from './page-keeper.mjs'
import { isDocumentRequest } from './page-rules.mjs'
import { createRefresher } from './refresher.mjs'

/**
 * What stands in front of a handler of pages: files, then kept pages, then the handler itself, whose answer is compressed
 * while it streams. `serveFile(req, res, next)` answers a file or calls `next`; `addHeaders(res)` runs for every answer; `finish(body)` is the last word on a document.
 */
export async function createFront({
  handler,
  serveFile,
  addHeaders,
  finish,
  pages = createKeptPages(),
  complain,
}) {
  const refresher = await createRefresher(handler)
  const keeper = createPageKeeper({ pages, ask: refresher.ask, finish, complain })
  const compress = compression()

  const handle = (req, res) => {
    compress(req, res, () => {
      if (isDocumentRequest(req)) keeper.watch(req, res)
      Promise.resolve(handler(req, res)).catch((error) => fail(res, error))
    })
  }
  const fail = (res, error) => {
    complain(error)
    if (!res.headersSent) res.statusCode = 500
    res.end()
  }

  return {
    listener(req, res) {
      addHeaders(res)
      if (isDocumentRequest(req) && keeper.answer(req, res)) return
      if (req.method === 'GET' || req.method === 'HEAD') serveFile(req, res, () => handle(req, res))
      else handle(req, res)
    },
    settled: keeper.settled,
    close: refresher.close,
  }
}
