import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@/lib/domain/admin/audit-actions'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

test.each([
  ['Arabic', ar.admin.audit],
  ['English', en.admin.audit],
])('every act of the trail and every kind of its subject has a name in %s', (_language, words) => {
  expect(Object.keys(words.actions)).toEqual(expect.arrayContaining(Object.keys(AUDIT_ACTIONS)))
  expect(Object.keys(words.kinds)).toEqual(expect.arrayContaining([...AUDIT_SUBJECTS]))
})
