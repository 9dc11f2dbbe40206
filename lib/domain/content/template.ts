import { type InferType, number, object } from 'yup'
import type { Language } from '@/lib/domain/account/account'
import type { Page } from '@/lib/domain/catalogue'
import {
  NOTIFICATION_TYPES,
  type NotificationType,
  notificationRule,
} from '@/lib/domain/notifications/notification'
import { userText } from '@/lib/domain/text/text'

/** The text messages that are no notification, and the one that carries a notification. */
export const SMS_TEMPLATES = [
  'sms_notification',
  'sms_missed',
  'sms_code',
  'sms_proofCode',
  'sms_phoneChanged',
] as const
export type SmsTemplate = (typeof SMS_TEMPLATES)[number]
export type TemplateName = NotificationType | SmsTemplate
export const TEMPLATES: TemplateName[] = [...NOTIFICATION_TYPES, ...SMS_TEMPLATES]

export const isSmsTemplate = (name: TemplateName): name is SmsTemplate =>
  SMS_TEMPLATES.some((one) => one === name)

/** How long each part may be. A text message of 160 signs, or 70 in Arabic, is one; longer ones are sent as several. */
export const TEMPLATE_LENGTHS = { title: 80, description: 400, text: 400 }
export type TemplatePart = keyof typeof TEMPLATE_LENGTHS

export const partsOf = (name: TemplateName): TemplatePart[] =>
  isSmsTemplate(name) ? ['text'] : ['title', 'description']

/** Where the default of a part stands in messages/. */
export const messageKeyOf = (name: TemplateName, part: TemplatePart): string =>
  isSmsTemplate(name) ? name.replace('_', '.') : `notifications.${name}.${part}`

/** The group in which the console lists a template. */
export const TEMPLATE_GROUPS = ['booking', 'money', 'service', 'host', 'sms'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]
export const templateGroup = (name: TemplateName): TemplateGroup =>
  isSmsTemplate(name) ? 'sms' : notificationRule(name).family

const inBothLanguages = (max: number) => {
  const text = userText(max).required().matches(/\S/)
  return object({ ar: text, en: text }).noUnknown()
}

const versionSeen = number().required().integer().min(0)

/** PUT admin/templates/{name}: `version` is the one that was edited; 0 is the text that Diyar ships with. */
export function templateBody(name: TemplateName) {
  const texts = object(
    Object.fromEntries(partsOf(name).map((part) => [part, inBothLanguages(TEMPLATE_LENGTHS[part])])),
  )
  return object({ version: versionSeen, texts: texts.required().noUnknown() }).noUnknown()
}

/** The same for a template that is not known yet; its texts are checked with its name. */
export const anyTemplateBody = object({ version: versionSeen, texts: object().required() })
  .noUnknown()
  .exact()

/** One text of a template in both languages. */
export type TemplateText = Record<Language, string>

/** The texts of a template by their parts. */
export type TemplateTexts = Partial<Record<TemplatePart, TemplateText>>

export interface TemplateBody {
  version: number
  texts: TemplateTexts
}

/** POST admin/templates/{name}/reset. */
export const templateResetBody = object({ version: versionSeen }).noUnknown().exact()
export type TemplateResetBody = InferType<typeof templateResetBody>

interface TemplateVersion {
  version: number
  /** null: Diyar's own text, never edited */
  updatedAt: string | null
  editor: string | null
}

/** GET admin/templates: each with the text that is sent, by its first part. */
export interface TemplateListWire {
  data: (TemplateVersion & { name: TemplateName; isOwn: boolean; heading: TemplateText })[]
}

/** GET admin/templates/{name}. */
export interface TemplateWire extends TemplateVersion {
  name: TemplateName
  /** what is sent */
  texts: TemplateTexts
  defaults: TemplateTexts
  /** the text message around a notification, and the words of a mail around it */
  around: Record<Language, { sms: string; subject: string; greeting: string; open: string; push: string }>
}

/** GET admin/templates/{name}/versions: the newest first; without texts it was a return to the default. */
export type TemplateVersionListWire = Page<
  Pick<TemplateWire, 'version'> & { updatedAt: string; editor: string; texts: TemplateTexts | null }
>
