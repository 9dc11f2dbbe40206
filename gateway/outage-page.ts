import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { THEME_SCRIPT } from '@/lib/inline-scripts'
import outage from '@/messages/outage.json'
import type { ContentPolicy } from './document/content-policy'
import { headerText, setHeaders } from './http/headers'

type Locale = keyof typeof outage

const LOCALES: readonly Locale[] = ['ar', 'en']

const localeOf = (url = ''): Locale => (/^\/en([/?]|$)/.test(url) ? 'en' : 'ar')

/** The error text for an api call; the browser shows it unchanged. */
export function outageMessage(acceptLanguage = ''): string {
  return outage[acceptLanguage.trim().toLowerCase().startsWith('en') ? 'en' : 'ar'].text
}

/** The page and the answer of a call in each language, for a proxy in front that finds no web. */
export function outageFiles(): Record<string, string> {
  const files = LOCALES.flatMap((locale) => [
    [`${locale}.html`, outageHtml(locale)],
    [`${locale}.json`, JSON.stringify({ code: 'unavailable', message: outage[locale].text })],
  ])
  return Object.fromEntries(files)
}

/** Answers 503 with a page that needs neither Next nor the api nor scripts, in the language of the address. */
export function sendOutage(
  req: IncomingMessage,
  res: ServerResponse,
  policy: ContentPolicy,
  retrySeconds: number,
): void {
  const requestId = headerText(res.getHeader(REQUEST_ID_HEADER))
  const html = outageHtml(localeOf(req.url), { script: THEME_SCRIPT, requestId })
  const { body, headers } = policy.finish(Buffer.from(html), '')
  for (const name of res.getHeaderNames()) {
    if (/^(etag|x-nextjs|content-encoding|vary|link|set-cookie)/i.test(name)) res.removeHeader(name)
  }
  setHeaders(res, headers)
  res.statusCode = 503
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Length', body.length)
  // It is small, and sent when the processor has other work than compression.
  res.setHeader('Cache-Control', 'no-store, no-transform')
  res.setHeader('Retry-After', retrySeconds)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function outageHtml(locale: Locale, { script = '', requestId = '' } = {}): string {
  const { title, text, retry, request } = outage[locale]
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/logo.svg">
${script && `<script>${script}</script>`}
<link rel="stylesheet" href="/theme/tokens.css">
<link rel="stylesheet" href="/theme/base.css">
<link rel="stylesheet" href="/outage.css">
</head>
<body>
<main>
<img src="/logo.svg" alt="" width="64" height="64">
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
${requestId && `<small>${request} <bdi dir="ltr">${requestId}</bdi></small>`}
</main>
</body>
</html>
`
}
