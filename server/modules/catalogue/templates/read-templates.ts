import type {
  TemplateListWire,
  TemplateVersionListWire,
  TemplateWire,
} from '@/lib/contract/schemas/content/template'
import {
  type FramePart,
  MAIL_FRAME,
  messageKeyOf,
  partsOf,
  TEMPLATES,
  type TemplateName,
  type TemplateTexts,
} from '@/lib/domain/content/template'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { LANGUAGES, type Language, overrideKey, type Translations } from '@/server/i18n'
import type { PageRequest } from '@/server/plugins/request-params'
import { findNewest, readNewest, readVersions, type WrittenTemplate } from './store'

const NEVER = { version: 0, updatedAt: null, editor: null }

/** All templates with their last author, in the order of the table of notifications. */
export async function listTemplates({ db, translations }: Deps): Promise<TemplateListWire> {
  const written = new Map((await readNewest(db)).map((row) => [row.name, row]))
  const data = TEMPLATES.map((name) => {
    const newest = written.get(name)
    const texts = newest?.texts ?? defaultTexts(translations, name)
    const [heading = { ar: '', en: '' }] = partsOf(name).flatMap((part) => texts[part] ?? [])
    return { name, isOwn: Boolean(newest?.texts), heading, ...(newest ? authorOf(newest) : NEVER) }
  })
  return { data }
}

export async function getTemplate({ db, translations }: Deps, name: TemplateName): Promise<TemplateWire> {
  const current = async (one: TemplateName) =>
    (await findNewest(db, one))?.texts ?? defaultTexts(translations, one)
  const [newest, sms, frame] = await Promise.all([
    findNewest(db, name),
    current('sms_notification'),
    current(MAIL_FRAME),
  ])
  const defaults = defaultTexts(translations, name)
  const around = (language: Language) => {
    const of = (part: FramePart) => frame[part]?.[language] ?? ''
    return {
      sms: sms.text?.[language] ?? '',
      push: translations.original(language, 'push.body'),
      why: translations.original(language, 'mail.why'),
      ...{ subject: of('subject'), brand: of('brand'), greetingTo: of('greetingTo') },
      ...{ greeting: of('greeting'), open: of('open'), signature: of('signature') },
    }
  }
  return {
    name,
    texts: newest?.texts ?? defaults,
    defaults,
    around: { ar: around('ar'), en: around('en') },
    ...(newest ? authorOf(newest) : NEVER),
  }
}

/** Every version that an admin wrote, the newest first. */
export async function listTemplateVersions(
  { db }: Deps,
  name: TemplateName,
  { page, pageSize }: PageRequest,
): Promise<TemplateVersionListWire> {
  const total = (await findNewest(db, name))?.version ?? 0
  const rows = await readVersions(db, name, { limit: pageSize, offset: (page - 1) * pageSize })
  const data = rows.map((row) => ({ ...authorOf(row), texts: row.texts }))
  return { data, page, pageSize, total }
}

function authorOf({ version, createdAt, firstName, lastName }: WrittenTemplate) {
  const editor = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return { version, updatedAt: createdAt.toISOString(), editor }
}

/** The texts of messages/. */
export function defaultTexts(translations: Translations, name: TemplateName): TemplateTexts {
  const inBoth = (key: string) => ({
    ar: translations.original('ar', key),
    en: translations.original('en', key),
  })
  return Object.fromEntries(partsOf(name).map((part) => [part, inBoth(messageKeyOf(name, part))]))
}

/** Sends the newest texts of admins from now on; every process does it when the number of the content is a new one. */
export async function reloadTemplates({ db, translations }: Pick<Deps, 'translations'> & { db: Db }) {
  const rows = await readNewest(db)
  const texts = rows
    .filter((row) => TEMPLATES.some((name) => name === row.name))
    .flatMap((row) => textsOf(row.name as TemplateName, row.texts ?? {}))
  translations.override(new Map(texts))
}

const textsOf = (name: TemplateName, texts: TemplateTexts): [key: string, text: string][] =>
  partsOf(name).flatMap((part) =>
    LANGUAGES.flatMap((language) => {
      const text = texts[part]?.[language]
      return text ? [[overrideKey(language, messageKeyOf(name, part)), text] as [string, string]] : []
    }),
  )
