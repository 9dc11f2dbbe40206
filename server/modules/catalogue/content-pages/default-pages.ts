import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { ContentPageName, PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import type { Language } from '@/server/i18n'

/** The date of the last revision of these texts. */
const WRITTEN_ON = '2026-11-21T09:00:00.000Z'

const known = new Map<ContentPageName, ContentPageWire>()

/** The default text of a page, until an admin writes another one. */
export function defaultPage(name: ContentPageName): ContentPageWire {
  const page = known.get(name) ?? {
    name,
    version: 0,
    updatedAt: WRITTEN_ON,
    ar: readText(name, 'ar'),
    en: readText(name, 'en'),
  }
  known.set(name, page)
  return page
}

/** A file begins with `# Title` and `> lead`; the text follows. */
function readText(name: ContentPageName, language: Language): PageTextInLanguage {
  const file = join(textsFolder(), `${name}.${language}.md`)
  const [, title, lead, text] = /^# (.+)\n+> (.+)\n+([\s\S]+)$/.exec(readFileSync(file, 'utf8')) ?? []
  if (!title || !lead || !text) throw new Error(`${file} has no title, no lead or no text`)
  return { title, lead, text: text.trim() }
}

/** Beside the source, or beside the bundle. */
function textsFolder(): string {
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  const folders = [
    join(process.cwd(), 'server/modules/catalogue/content-pages/texts'),
    join(here, 'texts'),
    join(here, 'pages'),
  ]
  const folder = folders.find((one) => existsSync(one))
  if (!folder) throw new Error('the texts of the pages are missing')
  return folder
}
