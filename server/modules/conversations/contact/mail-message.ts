import type { Deps } from '@/server/deps'
import { getSettings } from '@/server/modules/catalogue/get-settings'
import type { Job, JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { letterPage } from './letter-page'
import { findMessage } from './store'

export function contactJobHandlers(deps: Deps): Pick<JobHandlers, 'contact'> {
  return { contact: ({ messageId }, workId) => mailContactMessage(deps, messageId, workId) }
}

/** Mails a contact message to the address of the settings; an admin answers it in the inbox. */
async function mailContactMessage(deps: Deps, messageId: string, workId: string): Promise<Job[]> {
  const message = await findMessage(deps.db, messageId)
  if (!message) return []
  const settings = await getSettings(deps)
  const say = (key: string, params = {}) => deps.translations.sentence('ar', `contactMail.${key}`, params)
  const topic = deps.translations.sentence('ar', `reading.contact.topics.${message.topic}`)
  const lines = [
    say('from', { name: message.name, reach: message.reach }),
    say('topic', { topic }),
    '',
    message.message,
    '',
    say('answer', { address: `${deps.config.publicOrigin}/admin/inbox?kind=contact` }),
  ]
  await deps.mail.send({
    to: settings.email,
    reference: workId,
    subject: say('subject', { topic, name: oneLine(message.name) }),
    text: lines.join('\n'),
    html: letterPage(lines, 'ar'),
  })
  return []
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
