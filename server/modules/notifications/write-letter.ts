import type { Deps } from '@/server/deps'
import type { MailContent } from '@/server/ports/mail'
import type { Language } from '@/server/words'
import type { Reader } from './store'

/** What a mail of ours says, and where its button leads. */
export interface Said {
  title: string
  body: string
  url: string
}

type Letter = Record<keyof Said | 'greeting' | 'open' | 'why', string>

/** A mail in its reader's language, as text and as a page. */
export function writeLetter(
  { words }: Pick<Deps, 'words'>,
  { language, firstName }: Pick<Reader, 'language' | 'firstName'>,
  said: Said,
): MailContent {
  const say = (key: string, params = {}) => words.sentence(language, `mail.${key}`, params)
  const greeting = firstName ? say('greetingTo', { name: firstName }) : say('greeting')
  const letter: Letter = { ...said, greeting, open: say('open'), why: say('why') }
  const { title, body, open, url, why } = letter
  return {
    subject: say('subject', { title }),
    text: [greeting, '', title, body, '', `${open}: ${url}`, '', why].join('\n'),
    html: pageOf(letter, language, say('brand')),
  }
}

/** Tables and colours inside the tags: mail programs know no style sheets. Every value is escaped. */
function pageOf(letter: Letter, language: Language, brand: string): string {
  const { greeting, title, body, open, why, url } = escaped(letter)
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f4f1ea;font-family:Tahoma,Arial,sans-serif;color:#1f2a2a">
<table role="presentation" width="100%" dir="${dir}" style="max-width:560px;margin:24px auto;background:#ffffff;border-radius:12px"><tr><td style="padding:28px;font-size:16px;line-height:1.7">
<p style="margin:0 0 20px;font-size:22px;font-weight:bold;color:#0b5d57">${escapeText(brand)}</p>
<p style="margin:0 0 12px">${greeting}</p>
<h1 style="margin:0 0 8px;font-size:19px">${title}</h1>
<p style="margin:0 0 24px">${body}</p>
<p style="margin:0 0 28px"><a href="${url}" style="display:inline-block;padding:12px 24px;background:#0b5d57;color:#ffffff;border-radius:999px;text-decoration:none;font-weight:bold">${open}</a></p>
<p style="margin:0;font-size:13px;color:#5b6665">${why}</p>
</td></tr></table></body></html>
`
}

function escaped(letter: Letter): Letter {
  return Object.fromEntries(Object.entries(letter).map(([key, text]) => [key, escapeText(text)])) as Letter
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
