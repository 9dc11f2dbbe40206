import { shortInstant } from '@/lib/domain/time/spoken-time'
import { escapeHtml } from '@/server/escape-html'
import type { Language, Translations } from '@/server/i18n'
import type { UserData } from '@/server/modules/privacy/personal-data/export-data'
import { EXPORT_FIELDS } from './fields'
import { sectionsOf } from './sections'
import { type Writer, writeRows } from './write-rows'

/** Of the answer and of the saved file, which is opened without its headers. */
export const EXPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** The colours of the reader's system: the file is read outside our pages, and printed. */
const STYLE = `:root{color-scheme:light dark}
body{font-family:Tahoma,Arial,sans-serif;line-height:1.7;max-width:50rem;margin:2rem auto;padding:0 1rem}
h2{margin-block:2.5rem .5rem}
dl{margin:0;padding-block:.75rem;border-block-start:1px solid;break-inside:avoid}
dl>div{display:flex;flex-wrap:wrap;gap:0 1rem}
dt{flex:0 0 14rem;font-weight:bold}
dd{margin:0;flex:1 1 16rem;white-space:pre-wrap;overflow-wrap:anywhere}
dd+dd{flex-basis:100%}
@media print{body{margin:0;max-width:none}h2{break-after:avoid}}`

/** The data of a user as one document for people: titles, words and amounts in their language, no script. */
export function renderExport(data: UserData, translations: Translations, language: Language): string {
  const say = (key: string, values = {}) =>
    escapeHtml(translations.sentence(language, `personalData.${key}`, values))
  const rows = new Map<string, readonly object[]>(Object.entries(sectionsOf(data, translations, language)))
  const writer: Writer = { translations, language }
  const sections = Object.entries(EXPORT_FIELDS).flatMap(([name, fields]) => {
    const lists = (rows.get(name) ?? []).map((row) => listOf(writeRows(writer, name, fields, row)))
    return lists.length ? [`<section><h2>${say(`sections.${name}`)}</h2>\n${lists.join('\n')}</section>`] : []
  })
  return `<!DOCTYPE html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${EXPORT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('lead', { when: shortInstant(data.exportedAt, language) })}</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

/** Each value is isolated, so that its direction never turns what stands around it. */
function listOf(rows: ReturnType<typeof writeRows>): string {
  const lines = rows.map(({ title, values }) => {
    const written = values.map((value) => `<dd><bdi>${escapeHtml(value)}</bdi></dd>`)
    return `<div><dt>${escapeHtml(title)}</dt>${written.join('')}</div>`
  })
  return `<dl>${lines.join('\n')}</dl>`
}
