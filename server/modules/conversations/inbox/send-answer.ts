import { channelOf } from '@/lib/domain/inbox/inbox'
import type { Deps } from '@/server/deps'
import { letterPage } from '@/server/modules/conversations/contact/letter-page'
import type { Job, JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { findAnswer } from './store'

export function inboxJobHandlers(deps: Deps): Pick<JobHandlers, 'contactAnswer'> {
  return { contactAnswer: ({ eventId }, workId) => sendAnswer(deps, eventId, workId) }
}

/** Sends an admin's answer by the way that the sender named, in the language of the message. */
async function sendAnswer(deps: Deps, eventId: string, workId: string): Promise<Job[]> {
  const answer = await findAnswer(deps.db, eventId)
  if (!answer?.text) return []
  const { reach, name, message, language, topic } = answer.contact
  const say = (key: string, params = {}) =>
    deps.translations.sentence(language, `contactAnswer.${key}`, params)
  if (channelOf(reach) === 'sms') {
    await deps.sms.send({ to: reach, reference: workId, text: say('sms', { text: answer.text }) })
    return []
  }
  const spoken = deps.translations.sentence(language, `reading.contact.topics.${topic}`)
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const lines = [answer.text, '', say('team'), '', say('quote', { name }), ...quoted]
  await deps.mail.send({
    to: reach,
    reference: workId,
    subject: say('subject', { topic: spoken }),
    text: lines.join('\n'),
    html: letterPage(lines, language),
  })
  return []
}
