import { publicNameOf } from '@/server/modules/people/accounts/public-name'

const named = (firstName: string, lastName: string) =>
  publicNameOf({ firstName, lastName, displayName: null, displayNameAr: null }).ar

test('other users see first name and initial, in Arabic the one behind the article', () => {
  expect(named('Sara', 'Alharbi')).toBe('Sara A.')
  expect(named('نورة', 'القحطاني')).toBe('نورة ق.')
  expect(named('علي', 'آل سعود')).toBe('علي آ.')
  expect(named('ليلى', 'الف')).toBe('ليلى ا.')
  expect(named('هند', '')).toBe('هند')
})
