import { call } from '@/lib/api/call'

/** What a translation is of, and where it is read. */
export type Translated =
  | { kind: 'description'; id: string }
  | { kind: 'review'; id: string; part: 'text' | 'answer' }
  | { kind: 'message'; id: string; conversationId: string }

/** Asks for a text in the language of the page; loaded with the first press. */
export async function requestTranslation(of: Translated): Promise<string> {
  const { text } = await send(of)
  return text
}

function send(of: Translated) {
  const { id } = of
  if (of.kind === 'description') return call('POST /services/:id/translation', { params: { id } })
  if (of.kind === 'review')
    return call('POST /reviews/:id/translation', { params: { id }, body: { part: of.part } })
  const params = { id: of.conversationId, messageId: id }
  return call('POST /conversations/:id/messages/:messageId/translation', { params })
}
