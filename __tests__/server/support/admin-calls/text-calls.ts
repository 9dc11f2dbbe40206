import { anAdmin } from '../users'
import type { AdminCalls } from './admin-call'

const PAGE = { title: 'About', lead: 'A first sentence.', text: '## A part\nWords.' }
const TEMPLATE = {
  title: { ar: 'مكانك معتمد', en: 'Approved' },
  description: { ar: '{service}', en: '{service}' },
}
const PAGE_BODY = { ar: PAGE, en: PAGE }

const AN_INCIDENT = {
  ...{ title: 'Payments fail', title_ar: 'تعذّر الدفع' },
  ...{ text: 'Cards are refused.', text_ar: 'تُرفض البطاقات.', state: 'open' },
}

/** The changing calls of admins on pages, incidents and the texts of notifications. */
export const TEXT_CALLS: AdminCalls = {
  'PUT /admin/pages/:name': async () => ({ id: 'about', body: { version: 0, ...PAGE_BODY } }),
  'POST /admin/pages/:name/restore': async (test) => {
    const body = { version: 0, ...PAGE_BODY }
    await test.call('PUT', '/admin/pages/about', { as: await anAdmin(test), body })
    return { id: 'about', body: { version: 1, from: 0 } }
  },
  'POST /admin/incidents': async () => ({ body: AN_INCIDENT }),
  'PUT /admin/incidents/:id': async (test) => {
    const as = await anAdmin(test)
    const { _id } = (await test.call('POST', '/admin/incidents', { as, body: AN_INCIDENT })).body
    return { id: _id, body: { ...AN_INCIDENT, state: 'resolved', version: 1 } }
  },
  'PUT /admin/templates/:name': async () => ({
    id: 'Service_approve_by_admin',
    body: { version: 0, texts: TEMPLATE },
  }),
  'POST /admin/templates/:name/reset': async (test) => {
    const body = { version: 0, texts: TEMPLATE }
    await test.call('PUT', '/admin/templates/Service_approve_by_admin', { as: await anAdmin(test), body })
    return { id: 'Service_approve_by_admin', body: { version: 1 } }
  },
}
