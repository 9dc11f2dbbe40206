import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listen-locally'

export const LIBRE_KEY = '00000000-0000-4000-8000-000000000000'

interface Asked {
  q: string
  source: string
  target: string
  format: string
  api_key?: string
}

/** What goes wrong with the next call: a documented refusal, no answer, a redirect, or this body in place of a translation. */
type Fault = 'slowDown' | 'serverError' | 'silent' | 'redirect' | { body: string }

export interface LibreTranslate {
  url: string
  asked: Asked[]
  faults: Fault[]
  /** what it says for a text; others are answered by their length */
  known: Map<string, string>
  close(): Promise<void>
}

/** Speaks `POST /translate` as docs.libretranslate.com documents it: 200, and 400, 403, 429 and 500 with `{ error }`. */
export async function startLibreTranslate(): Promise<LibreTranslate> {
  const state = { asked: [] as Asked[], faults: [] as Fault[], known: new Map<string, string>() }
  const server = createServer(async (request, response) => {
    const sent: Asked = JSON.parse(await text(request))
    state.asked.push(sent)
    const fault = state.faults.shift()
    if (fault === 'silent') return
    if (fault === 'slowDown') return send(response, 429, { error: 'Slowdown' })
    if (fault === 'serverError') return send(response, 500, { error: 'Cannot translate text' })
    if (fault === 'redirect') return send(response, 307, {}, { location: '/elsewhere' })
    if (fault) return void response.setHeader('content-type', 'application/json').end(fault.body)
    if (request.url !== '/translate' || request.method !== 'POST')
      return send(response, 404, { error: 'Not Found' })
    if (sent.api_key !== LIBRE_KEY) return send(response, 403, { error: 'Invalid API key' })
    if (!sent.q || ![sent.source, sent.target].every((one) => ['ar', 'en'].includes(one)))
      return send(response, 400, { error: 'Invalid request' })
    const told = sent.target === 'en' ? `English of ${sent.q.length}` : `عربية من ${sent.q.length}`
    send(response, 200, { translatedText: state.known.get(sent.q) ?? told })
  })
  return { ...state, ...(await listenLocally(server)) }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
