import type { MessageTemplateBody, QuickAnswerBody } from '@/lib/domain/messages/templates'
import type { TestApp } from './test-app'
import type { TestUser } from './users'

export const TEMPLATE: MessageTemplateBody = {
  moment: 'dayBefore',
  hour: 18,
  isOn: true,
  listingIds: null,
  ar: 'أهلًا {guest}، نراك في {place}',
  en: 'Hello {guest}, welcome to {place}',
}

export const QUICK_ANSWER: QuickAnswerBody = {
  name: 'Address',
  ar: 'أهلًا {guest}، العنوان: {address}',
  en: 'Hello {guest}, the address: {address}',
}

/** A template of a vendor; answers its id. */
export async function aTemplate(
  test: TestApp,
  as: TestUser,
  of: Partial<MessageTemplateBody> = {},
): Promise<string> {
  const answer = await test.call('POST', '/vender/message-templates', { as, body: { ...TEMPLATE, ...of } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body._id
}

/** A quick answer of a vendor; answers its id. */
export async function aQuickAnswer(
  test: TestApp,
  as: TestUser,
  of: Partial<QuickAnswerBody> = {},
): Promise<string> {
  const answer = await test.call('POST', '/vender/quick-answers', { as, body: { ...QUICK_ANSWER, ...of } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body._id
}
