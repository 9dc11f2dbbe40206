import { TOKEN_COLOURS as COLOURS } from '@/lib/domain/token-colours'
import type { Deps } from '@/server/deps'
import { escapeHtml } from '@/server/escape-html'
import type { Language } from '@/server/i18n'
import type { MailContent } from '@/server/ports/mail'
import type { Reader } from './store'

export interface Fact {
  name: string
  value: string
}

/** The texts of a mail and the target of its button. */
interface MailText {
  title: string
  body: string
  url: string
  facts?: Fact[]
}

type Letter = Record<
  'brand' | 'title' | 'body' | 'url' | 'greeting' | 'open' | 'signature' | 'why' | 'settings',
  string
>

/** A mail in its reader's language, as text and as a page. Whatever admins wrote around it, it ends with why it came and the way to fewer. */
export function renderMail(
  { translations, config }: Pick<Deps, 'translations' | 'config'>,
  { language, firstName }: Pick<Reader, 'language' | 'firstName'>,
  { facts = [], ...said }: MailText,
): MailContent {
  const say = (key: string, params = {}) => translations.sentence(language, `mail.${key}`, params)
  const greeting = firstName ? say('greetingTo', { name: firstName }) : say('greeting')
  const settings = `${config.publicOrigin}${language === 'en' ? '/en' : ''}/my-profile`
  const fixed = { why: translations.original(language, 'mail.why'), settings }
  const frame = { brand: say('brand'), greeting, open: say('open'), signature: say('signature') }
  const letter: Letter = { ...said, ...frame, ...fixed }
  const { title, body, open, url, signature, why } = letter
  const lines = facts.map(({ name, value }) => `${name}: ${value}`)
  return {
    subject: say('subject', { title }),
    text: [greeting, '', title, body, ...lines, '', `${open}: ${url}`, '', signature, '', why, settings].join(
      '\n',
    ),
    html: pageOf(letter, facts, language),
    unsubscribeUrl: settings,
  }
}

/** Tables and inline styles, because mail programs support no style sheets. Every value is escaped. */
function pageOf(letter: Letter, facts: Fact[], language: Language): string {
  const { brand, greeting, title, body, open, signature, why, url, settings } = escaped(letter)
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:${COLOURS.sunk};font-family:Tahoma,Arial,sans-serif;color:${COLOURS.ink}">
<table role="presentation" width="100%" dir="${dir}" style="max-width:560px;margin:24px auto;background:${COLOURS.bg};border-radius:12px"><tr><td style="padding:28px;font-size:16px;line-height:1.7">
<p style="margin:0 0 20px;font-size:22px;font-weight:bold;color:${COLOURS.primary}">${brand}</p>
<p style="margin:0 0 12px">${greeting}</p>
<h1 style="margin:0 0 8px;font-size:19px">${title}</h1>
<p style="margin:0 0 24px">${body}</p>
${factsTable(facts, dir)}
<p style="margin:0 0 28px"><a href="${url}" style="display:inline-block;padding:12px 24px;background:${COLOURS.primary};color:${COLOURS['on-primary']};border-radius:999px;text-decoration:none;font-weight:bold">${open}</a></p>
<p style="margin:0 0 28px;white-space:pre-line">${signature}</p>
<p style="margin:0;font-size:13px;color:${COLOURS['ink-3']}"><a href="${settings}" style="color:${COLOURS['ink-3']}">${why}</a></p>
</td></tr></table></body></html>
`
}

function factsTable(facts: Fact[], dir: string): string {
  if (facts.length === 0) return ''
  const align = dir === 'rtl' ? 'right' : 'left'
  const row = ({ name, value }: Fact) =>
    `<tr><th align="${align}" style="padding:6px 0;font-weight:normal;color:${COLOURS['ink-3']}">${escapeHtml(name)}</th><td align="${align}" style="padding:6px 12px"><bdi>${escapeHtml(value)}</bdi></td></tr>`
  return `<table role="presentation" width="100%" dir="${dir}" style="margin:0 0 24px;font-size:15px">${facts.map(row).join('')}</table>`
}

function escaped(letter: Letter): Letter {
  return Object.fromEntries(Object.entries(letter).map(([key, text]) => [key, escapeHtml(text)])) as Letter
}
