import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PublicIncidentWire } from '@/lib/domain/status/incidents'
import {
  type JourneyStatusWire,
  type PublicStatusWire,
  readPublicStatus,
} from '@/lib/domain/status/public-status'
import type { JourneyState } from '@/lib/domain/status/service-levels'
import { spokenDay, spokenInstant } from '@/lib/domain/time/spoken-time'
import { THEME_SCRIPT } from '@/lib/inline-scripts'
import status from '@/messages/status.json'
import type { ContentPolicy } from './document/content-policy'
import { setHeaders } from './http/headers'
import { STATUS } from './limits'

type Locale = keyof typeof status

interface StatusPageOptions {
  apiOrigin: string
  policy: ContentPolicy
}

const PATH = /^(\/en)?\/status\/?(\?|$)/

/** The public status page, from this process alone: while the api or its database is away it shows what was known last. */
export function createStatusPage({ apiOrigin, policy }: StatusPageOptions) {
  let known: PublicStatusWire | null = null
  let hasFailed = false
  let reading: Promise<void> | null = null
  let readAtMs = Number.NEGATIVE_INFINITY

  async function read(): Promise<void> {
    try {
      const answer = await fetch(`${apiOrigin}/api/v1/public-status`, {
        signal: AbortSignal.timeout(STATUS.answerMs),
      })
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      known = readPublicStatus(await answer.json()) ?? known
      hasFailed = false
    } catch {
      hasFailed = true
    }
    readAtMs = performance.now()
  }

  /** One question at a time, and an answer for everybody for some seconds. */
  async function refresh(): Promise<void> {
    if (performance.now() - readAtMs < STATUS.freshMs) return
    reading ??= read().finally(() => {
      reading = null
    })
    await reading
  }

  async function send(req: IncomingMessage, res: ServerResponse): Promise<void> {
    await refresh()
    const locale: Locale = req.url?.startsWith('/en') ? 'en' : 'ar'
    const { body, headers } = policy.finish(Buffer.from(statusHtml(locale, known, hasFailed)), '')
    setHeaders(res, headers)
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Content-Length', body.length)
    res.setHeader('Cache-Control', hasFailed ? 'no-store' : `public, max-age=${STATUS.freshMs / 1000}`)
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  /** Answers a request for the page; null for all others. */
  return (req: IncomingMessage, res: ServerResponse): Promise<void> | null => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    return isRead && PATH.test(req.url ?? '') ? send(req, res) : null
  }
}

/** What is known now: nothing that is older may be called working. */
const stateNow = (journey: JourneyStatusWire, hasFailed: boolean): JourneyState | 'unknown' =>
  hasFailed ? 'unknown' : journey.now

function statusHtml(locale: Locale, known: PublicStatusWire | null, hasFailed: boolean): string {
  const words = status[locale]
  const hasIncident = known?.incidents.some(({ state }) => state !== 'resolved')
  const isWell = known?.journeys.every(({ now }) => now === 'working') && !hasIncident
  const summary = hasFailed ? words.away : isWell ? words.allWell : words.someIll
  const asOf = known
    ? `<p>${(hasFailed ? words.lastKnown : words.asOf).replace('{when}', spokenInstant(known.at, locale))}</p>`
    : ''
  const other = locale === 'ar' ? 'en' : 'ar'
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="icon" href="/logo.svg">
<script>${THEME_SCRIPT}</script>
<link rel="stylesheet" href="/theme/tokens.css">
<link rel="stylesheet" href="/theme/base.css">
<link rel="stylesheet" href="/status.css">
</head>
<body>
<header><a href="${locale === 'ar' ? '/' : '/en'}"><img src="/logo.svg" alt="${words.home}" width="48" height="48"></a>
<a href="${locale === 'ar' ? '/en/status' : '/status'}" hreflang="${other}" lang="${other}">${status[other].language}</a></header>
<main>
<h1>${words.title}</h1>
<p role="status" data-state="${hasFailed || !isWell ? 'disturbed' : 'working'}"><strong>${summary}</strong></p>
${asOf}
${(known?.incidents ?? []).map((incident) => incidentHtml(locale, incident)).join('\n')}
${(known?.journeys ?? []).map((journey) => journeyHtml(locale, journey, hasFailed)).join('\n')}
</main>
</body>
</html>
`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** What an admin wrote of a disturbance. */
function incidentHtml(locale: Locale, incident: PublicIncidentWire): string {
  const words = status[locale].incidents
  const { startedAt, endedAt, state } = incident
  const [title, text] =
    locale === 'ar' ? [incident.title_ar, incident.text_ar] : [incident.title, incident.text]
  const from = spokenInstant(startedAt, locale)
  const when = endedAt
    ? words.fromUntil.replace('{from}', from).replace('{until}', spokenInstant(endedAt, locale))
    : words.since.replace('{when}', from)
  return `<article data-state="${state}">
<h2>${escaped(title)}</h2>
<p><b>${words.states[state]}</b> · ${when}</p>
<p>${escaped(text)}</p>
</article>`
}

/** A journey with its state, and its days as a strip with the same in words. */
function journeyHtml(locale: Locale, journey: JourneyStatusWire, hasFailed: boolean): string {
  const words = status[locale]
  const state = stateNow(journey, hasFailed)
  const days = journey.days.map(({ state: of }) => `<i data-state="${of}"></i>`).join('')
  const ill = journey.days.filter((day) => day.state === 'disturbed' || day.state === 'slow')
  const said = ill.map((day) => `<li>${spokenDay(day.day, locale)}: ${words.states[day.state]}</li>`).join('')
  return `<section>
<h2>${words.journeys[journey.journey]}</h2>
<b data-state="${state}">${words.states[state]}</b>
<div aria-hidden="true">${days}</div>
${said ? `<details><summary>${words.illDays}</summary><ul>${said}</ul></details>` : `<p>${words.noIllDays}</p>`}
</section>`
}
