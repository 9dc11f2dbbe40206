import type { IncomingMessage, ServerResponse } from 'node:http'
import { THEME_SCRIPT } from '@/lib/inline-scripts'
import outage from '@/messages/outage.json'
import type { ContentPolicy } from './content-policy'
import { setHeaders } from './headers'

type Locale = keyof typeof outage

const localeOf = (url = ''): Locale => (/^\/en([/?]|$)/.test(url) ? 'en' : 'ar')

/** The error text for an api call; the browser shows it unchanged. */
export function outageMessage(acceptLanguage = ''): string {
  return outage[acceptLanguage.trim().toLowerCase().startsWith('en') ? 'en' : 'ar'].text
}

/** Answers 503 with a page that needs neither Next nor the api nor scripts, in the language of the address. */
export function sendOutage(
  req: IncomingMessage,
  res: ServerResponse,
  policy: ContentPolicy,
  retrySeconds: number,
): void {
  const { body, headers } = policy.finish(Buffer.from(outageHtml(localeOf(req.url))), '')
  for (const name of res.getHeaderNames()) {
    if (/^(etag|x-nextjs|content-encoding|vary|link|set-cookie)/i.test(name)) res.removeHeader(name)
  }
  setHeaders(res, headers)
  res.statusCode = 503
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Content-Length', body.length)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Retry-After', retrySeconds)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function outageHtml(locale: Locale): string {
  const { title, text, retry } = outage[locale]
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/logo.svg">
<script>${THEME_SCRIPT}</script>
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
</main>
</body>
</html>
`
}
